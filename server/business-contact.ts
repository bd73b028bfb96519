import { readFileSync } from 'node:fs';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { parse } from 'yaml';
import { z } from 'zod';

/** The facts about the business that the server itself shows. */
export interface BusinessContact {
  brand: string;
  phone: string;
  mapEmbedUrl?: string | undefined;
}

const businessFacts = z.object({
  brand: z.string().min(1),
  phone: z.string().refine((value) => parsePhoneNumberFromString(value, 'US')?.isValid() === true),
  map: z.object({ embedUrl: z.string().optional() }).optional(),
});

/** Reads the business facts; throws one sentence naming the file and the wrong keys. */
export function readBusinessContact(path: string): BusinessContact {
  const facts = businessFacts.safeParse(parse(readFileSync(path, 'utf8')));
  if (!facts.success) {
    const keys = [...new Set(facts.error.issues.map((issue) => String(issue.path[0] ?? 'everything')))];
    throw new Error(`${path} is missing or has a wrong ${keys.join(' and ')}.`);
  }
  const { brand, phone, map } = facts.data;
  return { brand, phone, mapEmbedUrl: map?.embedUrl };
}

/** The phone number as people in the country write it, and as a link dials it. */
export function formatPhone(phone: string): { shown: string; href: string } {
  const parsed = parsePhoneNumberFromString(phone, 'US');
  return { shown: parsed?.formatNational() ?? phone, href: parsed?.getURI() ?? `tel:${phone}` };
}
