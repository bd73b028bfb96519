import { afterEach, expect, test, vi } from 'vitest';
import { oncePerBuild } from '../../src/content-loading/once-per-build.ts';

afterEach(() => vi.unstubAllEnvs());

test('a build asks each question once', async () => {
  vi.stubEnv('DEV', false);
  const ask = vi.fn(async (word: string) => word.toUpperCase());
  const askOnce = oncePerBuild(ask, (word) => word);
  expect(await Promise.all([askOnce('one'), askOnce('two'), askOnce('one')])).toEqual(['ONE', 'TWO', 'ONE']);
  expect(ask.mock.calls).toEqual([['one'], ['two']]);
});

test('the dev server asks again, because content changes under it', async () => {
  vi.stubEnv('DEV', true);
  let content = 'before';
  const ask = oncePerBuild(async () => content);
  expect(await ask()).toBe('before');
  content = 'after';
  expect(await ask()).toBe('after');
});
