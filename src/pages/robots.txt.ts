import type { APIRoute } from 'astro';
import { composeRobots } from '../lib/seo/robots.ts';
import { getSettings } from '../lib/settings/get-settings.ts';

export const GET: APIRoute = () =>
  new Response(composeRobots(getSettings()), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
