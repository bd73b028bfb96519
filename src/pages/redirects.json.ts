import type { APIRoute } from 'astro';
import { getRedirects } from '../lib/content/collections.ts';

/** Read by the server, and by hosting/redirects.ts for hosts. */
export const GET: APIRoute = async () => Response.json(await getRedirects());
