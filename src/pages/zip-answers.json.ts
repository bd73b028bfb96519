import type { APIRoute } from 'astro';
import { getZipAnswers } from '../lib/content/zip-check-answers.ts';

export const GET: APIRoute = async () => Response.json(await getZipAnswers());
