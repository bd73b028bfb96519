import { expect, test } from 'vitest';
import { readAddress, wrapIndex, writeAddress } from '../../src/islands/gallery/address.ts';

const url = (text: string) => new URL(text, 'https://a.example');

test('reads the category and the project from the address', () => {
  expect(readAddress(url('/gallery'))).toEqual({ category: 'all', item: undefined });
  expect(readAddress(url('/gallery?category='))).toEqual({ category: 'all', item: undefined });
  expect(readAddress(url('/gallery?category=concrete#concrete-after'))).toEqual({
    category: 'concrete',
    item: 'concrete-after',
  });
});

test('writes them back, leaves other parameters alone and says nothing of all', () => {
  const written = (from: string, category: string, item?: string) => writeAddress(url(from), { category, item });
  expect(written('/gallery?ref=mail', 'windows')).toBe('/gallery?ref=mail&category=windows');
  expect(written('/gallery?category=windows#windows-after', 'all')).toBe('/gallery');
  expect(written('/gallery', 'windows', 'windows-before')).toBe('/gallery?category=windows#windows-before');
});

test('turns around both ends of the ring', () => {
  expect(wrapIndex(0, -1, 10)).toBe(9);
  expect(wrapIndex(9, 1, 10)).toBe(0);
  expect(wrapIndex(0, -1, 1)).toBe(0);
});
