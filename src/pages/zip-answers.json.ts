import type { APIRoute } from 'astro';
import { loadTravelAnswers } from '../lib/content/zip-check-answers.ts';

export const GET: APIRoute = async () => Response.json(await loadTravelAnswers());
