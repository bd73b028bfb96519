import type { APIRoute } from 'astro';
import { getTravelAnswers } from '../lib/content/zip-check-answers.ts';

export const GET: APIRoute = async () => Response.json(await getTravelAnswers());
