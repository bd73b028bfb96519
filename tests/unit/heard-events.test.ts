import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { heardEvents } from '../../src/islands/hydrate-when-needed.ts';

const files = globSync(['src/islands/quote-form/*.tsx', 'src/ui/*.tsx']);

test.each(files)('every event that %s handles is one that an island hears', (file) => {
  const handlers = readFileSync(file, 'utf8').matchAll(/\son([A-Z][A-Za-z]*?)(?:Capture)?=\{/g);
  for (const [, event = ''] of handlers) expect(heardEvents).toContain(event.toLowerCase());
});
