import { z } from 'astro/zod';

export const legalPage = z.strictObject({
  title: z.string(),
  description: z.string(),
  lastUpdated: z.coerce.date(),
  reviewed: z
    .union([z.literal(false), z.coerce.date()])
    .describe('false until a lawyer or the owner has read the text; then the day as YYYY-MM-DD.'),
});
