import type { APIRoute } from 'astro';
import { getBusiness } from '../lib/content/collections.ts';
import { composeLlms } from '../lib/seo/llms.ts';
import { listPages } from '../lib/seo/page-heads.ts';
import { getSettings } from '../lib/settings/get-settings.ts';

export const GET: APIRoute = async () =>
  new Response(composeLlms(await listPages(), await getBusiness(), getSettings().siteUrl), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
