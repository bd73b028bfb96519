import type { APIRoute } from 'astro';
import { getBusiness } from '../lib/content/collections.ts';
import { getErrorPageStyle } from '../lib/quotes/error-page-style.ts';
import type { ReplySite } from '../lib/quotes/replies.ts';

/** Returns the data of the site that the functions of hosts show if they respond to a quote request with a page. */
export const GET: APIRoute = async () => {
  const { brand, phone, terms } = await getBusiness();
  const { display, href } = phone;
  const site: ReplySite = {
    contact: { brand, phone: { display, href }, answer: terms.answer },
    ...getErrorPageStyle(),
  };
  return Response.json(site);
};
