import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Settings with which nothing stands in the way of a launch. */
export const readyVariables = {
  SITE_URL: 'https://www.peakandpane-colorado.com',
  PUBLIC_LAUNCH: '1',
  PUBLIC_QUOTE_WEBHOOK_URL: '/api/quote',
  QUOTE_INBOX: '1',
  PUBLIC_UMAMI_SCRIPT_URL: 'https://stats.peakandpane-colorado.com/script.js',
  PUBLIC_UMAMI_WEBSITE_ID: '1b2c3d4e-5f60-4a7b-8c9d-0e1f2a3b4c5d',
};

function edit(root: string, file: string, changes: [RegExp, string][]) {
  const path = join(root, file);
  const text = changes.reduce(
    (before, [from, to]) => {
      if (!from.test(before)) throw new Error(`${file} has nothing like ${from}`);
      return before.replace(from, to);
    },
    readFileSync(path, 'utf8'),
  );
  writeFileSync(path, text);
}

/** Resolves every issue in a copy of the content, as the owner would; samples stay, a launch leaves them out. */
export function makeReady(root: string) {
  edit(root, 'src/content/business.yaml', [
    [/^phone: .*/m, 'phone: "719-634-0142"'],
    [/^email: .*/m, 'email: hello@peakandpane-colorado.com'],
    [/^( +social: .*url: )"[^"]*"/m, '$1"https://www.facebook.com/peakandpanecolorado"'],
    [/^( +reviews: .*url: )"[^"]*"/m, '$1"https://g.page/r/CbT0peakandpane/review"'],
  ]);
  // What is optional stays unconfirmed: a launch leaves its lines out.
  edit(root, 'src/content/claims.yaml', [[/(?<!optional: true\n {2})confirmed: false/g, 'confirmed: "2026-11-20"']]);
  edit(root, 'src/content/pages/about.yaml', [
    [/^story:$/m, 'story:\n  owner: { name: Ana, text: "Owner. On the glass since 2013.", portrait: area-log-home }'],
  ]);
  edit(root, 'src/pictures/catalogue.yaml', [[/illustrative: true/g, 'illustrative: false']]);
  for (const name of readdirSync(join(root, 'src/content/legal'))) {
    edit(root, `src/content/legal/${name}`, [[/^reviewed: false$/m, 'reviewed: 2026-11-20']]);
  }
  const address = readyVariables.SITE_URL + readyVariables.PUBLIC_QUOTE_WEBHOOK_URL;
  writeFileSync(join(root, 'launch-check.json'), JSON.stringify({ address }));
}
