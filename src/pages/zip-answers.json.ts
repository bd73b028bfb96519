import type { APIRoute } from 'astro';
import {
  getAreas,
  getBusiness,
  getPage,
  getSeasons,
  getServices,
  getZipCodes,
} from '../content-loading/load-content.ts';
import { composeTravelAnswers } from '../page-content/travel-answers.ts';
import { areSeasonal } from '../site/season.ts';

export const GET: APIRoute = async () => {
  const { works } = await getSeasons();
  const byChoice = Map.groupBy(await getServices(), ({ quote }) => quote.service);
  const seasonal = [...byChoice].filter(([, services]) =>
    areSeasonal(services.flatMap(({ seasons }) => seasons.map((name) => works[name]))),
  );
  return Response.json(
    composeTravelAnswers({
      zipCodes: await getZipCodes(),
      denverPlaces: (await getPage('areasServed')).denver.places,
      areas: await getAreas(),
      sameDay: {
        words: (await getBusiness()).terms.sameDay,
        never: seasonal.map(([service]) => service),
      },
    }),
  );
};
