import { z } from 'zod';
import { listOf } from './prose.ts';
import { openingSlot, slot } from './reference.ts';

const view = z.strictObject({
  from: z.number().int().min(1).max(24).describe('The half-month from which it holds.'),
  wide: openingSlot.describe('Its ridge stands on the left at 27 of 100 of its width, counted from its top.'),
  upright: slot.describe('The same, cut for phones.'),
});

/** The views from a window, by season. */
export const views = listOf(view);
export type ViewSlots = z.output<typeof views>;
