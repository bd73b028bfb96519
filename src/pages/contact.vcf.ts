import type { APIRoute } from 'astro';
import { getBusiness } from '../lib/content/collections.ts';
import { composeVcard } from '../lib/seo/vcard.ts';
import { getSettings } from '../lib/settings/get-settings.ts';

export const GET: APIRoute = async () =>
  new Response(composeVcard(await getBusiness(), getSettings().siteUrl), {
    headers: { 'content-type': 'text/vcard; charset=utf-8' },
  });
