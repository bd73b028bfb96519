import type { APIRoute } from 'astro';
import { getRedirects } from '../lib/content/collections.ts';

/** The server reads it, and so do hosts (hosting/redirects.ts). */
export const GET: APIRoute = async () => Response.json(await getRedirects());
