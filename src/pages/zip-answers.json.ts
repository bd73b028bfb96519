import type { APIRoute } from 'astro';
import { getAreas, getBusiness, getPage, getZipCodes } from '../content-loading/load-content.ts';
import { composeTravelAnswers } from '../page-content/travel-answers.ts';

export const GET: APIRoute = async () => {
  return Response.json(
    composeTravelAnswers({
      zipCodes: await getZipCodes(),
      denverPlaces: (await getPage('areasServed')).denver.places,
      areas: await getAreas(),
      sameDay: (await getBusiness()).terms.sameDay,
    }),
  );
};
