import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { formatFault } from '../content/fault.ts';
import { parseBySchema } from '../content/list-faults.ts';
import { parseContentSource } from '../content/yaml-source.ts';
import { FaultError } from '../fault-error.ts';
import { businessSchema } from '../schemas/business.ts';
import type { Contact } from './error-page.ts';

/** The facts about the business that the server and the hosts show themselves. */
export interface BusinessContact extends Contact {
  mapEmbedUrl?: string | undefined;
}

// Only these are validated: other facts depend on the day, and a wrong clock must not keep the inbox from starting.
const { brand, phone, terms, map } = businessSchema.shape;
const facts = z.object({ brand, phone, terms, map });

/** Reads the business facts. Throws one sentence that names the file and the first wrong key. */
export function readBusinessContact(path: string): BusinessContact {
  const { data, faults } = parseBySchema(parseContentSource(path, readFileSync(path)), facts);
  if (!data) throw new FaultError(faults.map(formatFault)[0]);
  const { brand, phone, terms, map } = data;
  return { brand, phone, answer: terms.answer, mapEmbedUrl: map.embedUrl };
}
