import { z } from 'zod';
import { listOf } from './fields.ts';
import { heroSlot, slot } from './reference.ts';

const view = z.strictObject({
  from: z.number().int().min(1).max(24).describe('The half-month from which it is shown.'),
  wide: heroSlot.describe('Its ridge must be at the left, at 27 % of the width from the top.'),
  upright: slot.describe('The same, cut for phones.'),
});

/** The views from a window, by season. */
export const viewsSchema = listOf(view);
export type ViewSlots = z.output<typeof viewsSchema>;
