import type { APIRoute } from 'astro';
import { getBusiness } from '../content-loading/load-content.ts';
import { composeVcard } from '../seo/vcard.ts';
import { getSettings } from '../settings/get-settings.ts';

export const GET: APIRoute = async () =>
  new Response(composeVcard(await getBusiness(), getSettings().siteUrl), {
    headers: { 'content-type': 'text/vcard; charset=utf-8' },
  });
