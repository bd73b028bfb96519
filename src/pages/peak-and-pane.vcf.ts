import type { APIRoute } from 'astro';
import { getSettings } from '../site/get-settings.ts';
import { getBusiness } from '../site/load-content.ts';
import { composeVcard } from '../site/vcard.ts';

export const GET: APIRoute = async () =>
  new Response(composeVcard(await getBusiness(), getSettings().siteUrl), {
    headers: { 'content-type': 'text/vcard; charset=utf-8' },
  });
