import type { APIRoute } from 'astro';
import { getAreas, getPage, getZipCodes } from '../content-loading/load-content.ts';
import { composeTravelAnswers } from '../page-content/travel-answers.ts';

export const GET: APIRoute = async () =>
  Response.json(
    composeTravelAnswers({
      zipCodes: await getZipCodes(),
      denverPlaces: (await getPage('areasServed')).denver.places,
      areas: await getAreas(),
    }),
  );
