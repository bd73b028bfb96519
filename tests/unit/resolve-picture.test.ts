import { beforeEach, expect, test, vi } from 'vitest';
import { readOriginal } from '../../src/lib/pictures/original.ts';
import { createPictureResolver } from '../../src/lib/pictures/resolve-picture.ts';

const catalogue = {
  'area-estate': { alt: 'The estate', focal: [50, 50], illustrative: true },
  'area-log-home': { alt: 'A photograph', focal: [50, 50], illustrative: false },
};
vi.mock('astro:content', () => ({
  getEntry: async (_: string, slot: keyof typeof catalogue) => ({ data: catalogue[slot] }),
}));
vi.mock('astro:assets', () => ({
  getImage: async ({ src }: { src: string | { src: string } }) => ({
    src: typeof src === 'string' ? src : src.src,
    attributes: {},
    srcSet: { values: [] },
  }),
}));
vi.mock('../../src/lib/settings/get-settings.ts', () => ({ getSettings: () => ({}) }));
vi.mock('../../src/lib/pictures/original.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  readOriginal: vi.fn(),
}));

const original = { size: { width: 1500, height: 1000 }, placeholderColor: '#888' };
beforeEach(() => void vi.mocked(readOriginal).mockResolvedValue(original));

test('a page says that it shows illustrations where it does, and not where it shows none', async () => {
  const pictures = createPictureResolver();
  await pictures.resolve('area-log-home');
  expect(pictures.sayDrawn()).toBeUndefined();
  await pictures.resolve('area-estate');
  expect(pictures.sayDrawn()).toBeDefined();
});
