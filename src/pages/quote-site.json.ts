import type { APIRoute } from 'astro';
import { composeRefusalLook } from '../../inbox/refusal-look.ts';
import type { ReplySite } from '../../inbox/replies.ts';
import { getBusiness } from '../lib/content/collections.ts';

/** What the functions of hosts show of the site, when they answer a quote request with a page. */
export const GET: APIRoute = async () => {
  const { brand, phone, terms } = await getBusiness();
  const { display, href } = phone;
  const site: ReplySite = {
    contact: { brand, phone: { display, href }, answer: terms.answer },
    ...composeRefusalLook(),
  };
  return Response.json(site);
};
