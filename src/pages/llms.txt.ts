import type { APIRoute } from 'astro';
import { composeLlms } from '../seo/llms.ts';
import { listPageHeads } from '../seo/page-heads.ts';
import { getSettings } from '../site/get-settings.ts';
import { getBusiness } from '../site/load-content.ts';

export const GET: APIRoute = async () =>
  new Response(composeLlms(await listPageHeads(), await getBusiness(), getSettings().siteUrl), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
