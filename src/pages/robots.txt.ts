import type { APIRoute } from 'astro';
import { composeRobots } from '../seo/robots.ts';
import { getSettings } from '../settings/get-settings.ts';

export const GET: APIRoute = () =>
  new Response(composeRobots(getSettings()), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
