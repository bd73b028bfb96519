import type { APIRoute } from 'astro';
import { composeTravelAnswers } from '../page-content/travel-answers.ts';

export const GET: APIRoute = async () => Response.json(await composeTravelAnswers());
