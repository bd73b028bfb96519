import type { APIRoute } from 'astro';
import { getServices } from '../content-loading/load-content.ts';
import type { Preparation } from '../islands/quote-form/quoted-service.ts';

/** For the receipt: most visitors of the form never need it. */
export const GET: APIRoute = async () => {
  const services = await getServices();
  return Response.json(
    services.map(({ name, preparation, quote: { service, property } }) => ({
      name,
      service,
      property,
      points: preparation,
    })) satisfies Preparation[],
  );
};
