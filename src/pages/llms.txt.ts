import type { APIRoute } from 'astro';
import { getBusiness } from '../content-loading/load-content.ts';
import { composeLlms } from '../seo/llms.ts';
import { listPages } from '../seo/page-heads.ts';
import { getSettings } from '../settings/get-settings.ts';

export const GET: APIRoute = async () =>
  new Response(composeLlms(await listPages(), await getBusiness(), getSettings().siteUrl), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
