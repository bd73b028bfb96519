import type { APIRoute } from 'astro';
import { getAreas, getPage, getZipCodes } from '../content-loading/load-content.ts';
import { composeZipAnswers } from '../site/travel-terms.ts';

export const GET: APIRoute = async () =>
  Response.json(
    composeZipAnswers({
      zipCodes: await getZipCodes(),
      denverPlaces: (await getPage('areasServed')).denver.places,
      areas: await getAreas(),
    }),
  );
