import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const require = createRequire(import.meta.url);

interface EngineReport {
  results: { ruleId: string; value: [level: string, outcome: string]; message: string; path: { dom: string } }[];
}

declare const ace: { Checker: new () => { check(root: Document, sets: string[]): Promise<EngineReport> } };

/** Returns axe-core's violations for the current page. */
async function runAxe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // Passed checks then get no selectors, which take a third of the time.
      resultTypes: ['violations'],
    })
    // Without frames no results have to be merged in another tab, which costs 0.6 s of processor time.
    .setLegacyMode(page.frames().length === 1)
    .analyze();
  return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** Returns the violations that IBM's engine finds, without its questions to a human reviewer. */
async function runEqualAccess(page: Page): Promise<string[]> {
  await page.evaluate(readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8'));
  return page.evaluate(async () => {
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, message, path }) => `equal-access ${ruleId}: ${message} (${path.dom})`);
  });
}

/** Checks with axe-core; in npm run test:all with IBM's engine as well. */
export async function findBarriers(page: Page): Promise<string[]> {
  // A link half under the sticky header counts as too small.
  await page.evaluate(() => scrollTo(0, 0));
  return [...(await runAxe(page)), ...(process.env['TEST_ALL'] ? await runEqualAccess(page) : [])];
}
