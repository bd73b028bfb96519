import { expect, test, vi } from 'vitest';
import { getLowestPrice, getPanePrices } from '../../src/lib/content/collections.ts';
import { pricesSchema } from '../../src/lib/schemas/prices.ts';

let confirmed: string | false;
const from = { 'residential/window-cleaning': { dollars: 180, unit: 'for a house of up to fifteen windows' } };
const panes = { outside: { low: 5, high: 6.5 }, both: { low: 7, high: 9 } };
vi.mock('astro:content', () => ({ getEntry: async () => ({ data: pricesSchema.parse({ confirmed, from, panes }) }) }));
vi.mock('../../src/lib/settings/get-settings.ts', () => ({ getSettings: () => ({}) }));

test('a price is shown once the owner has confirmed it', async () => {
  confirmed = false;
  expect(await getLowestPrice('residential/window-cleaning')).toBeUndefined();
  expect(await getPanePrices()).toBeUndefined();
  confirmed = '2026-11-20';
  expect(await getLowestPrice('residential/window-cleaning')).toMatchObject({ dollars: 180 });
  expect(await getPanePrices()).toMatchObject(panes);
  expect(await getLowestPrice('residential/house-washing')).toBeUndefined();
});
