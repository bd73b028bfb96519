import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { business } from '../schemas/business.ts';
import type { Contact } from './refusal-page.ts';

/** The facts about the business that the server and the hosts show themselves. */
export interface BusinessContact extends Contact {
  mapEmbedUrl?: string | undefined;
}

const { shape } = business;
const facts = z.object({
  brand: shape.brand,
  phone: shape.phone,
  map: shape.map.optional(),
  terms: z.object({ answer: shape.terms.shape.answer }),
});

/** Reads the business facts; throws one sentence naming the file and the first wrong key. */
export function readBusinessContact(path: string): BusinessContact {
  const { data, error } = facts.safeParse(parse(readFileSync(path, 'utf8')));
  const issue = error?.issues[0];
  if (!data) throw new Error(`${path}: ${issue?.path.join('.')}: ${issue?.message}`);
  const { brand, phone, terms, map } = data;
  return { brand, phone, answer: terms.answer, mapEmbedUrl: map?.embedUrl };
}
