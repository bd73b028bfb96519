import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { cmsPageHeaders, pagePolicy } from '../../hosting/headers.ts';
import { addPagePolicy, type PolicyOrigins } from '../../hosting/page-policy.ts';
import { readPages } from './site-files.ts';

const pages = readPages();
const metaPolicy = /<meta http-equiv="content-security-policy" content="([^"]*)">/;

const bare: PolicyOrigins = { siteUrl: 'https://www.example.com' };
const full: PolicyOrigins = {
  ...bare,
  quoteWebhookUrl: 'https://flows.example.net/webhook/quote',
  umami: { scriptUrl: 'https://stats.example.org/script.js', websiteId: 'one' },
  mapEmbedUrl: 'https://maps.example.com/embed',
  pictureHost: 'https://pictures.example.com',
};

/** Findings of the severity 'maybe' that docs/security.md explains. */
const accepted = new Set([
  "SCRIPT_ALLOWLIST_BYPASS script-src 'self'",
  'SCRIPT_ALLOWLIST_BYPASS script-src https://stats.example.org',
]);
const severe = ['HIGH', 'MEDIUM', 'SYNTAX', 'STRICT_CSP'];

const evaluate = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ type, severity, directive, value }) => ({
      severity: Severity[severity] ?? '',
      finding: `${Type[type]} ${directive} ${value ?? ''}`.trim(),
    }))
    .filter(({ severity, finding }) => severe.includes(severity) || !accepted.has(finding));

test.each([
  ['without settings', bare],
  ['with every setting', full],
])('no policy %s allows foreign code', (_, settings) => {
  const policies = new Set(
    pages.flatMap(({ html }) => {
      const meta = metaPolicy.exec(addPagePolicy(html.replace(metaPolicy, ''), settings))?.[1] ?? '';
      // Browsers enforce both, so a page is as safe as the two together; the meta element also has to suffice alone.
      return [pagePolicy, cmsPageHeaders['Content-Security-Policy']].map((header) => `${header}; ${meta}`).concat(meta);
    }),
  );
  const faults = [...policies].flatMap((policy) => [
    ...evaluate(policy),
    ...(/unsafe-(inline|eval|hashes)/.test(policy) ? [policy] : []),
  ]);
  expect(faults).toEqual([]);
});

test('every page has its policy before anything that it governs', () => {
  const faults = pages.filter(({ html }) => {
    const place = html.search(metaPolicy);
    return place < 1 || /<(script|style|link|img)\b/.test(html.slice(0, place));
  });
  expect(faults.map(({ route }) => route)).toEqual([]);
});

test('no page has a style attribute or an inline event handler', () => {
  const faults = pages.flatMap(({ route, document }) =>
    document
      .querySelectorAll('*')
      .flatMap(({ attributes }) => Object.keys(attributes))
      .filter((name) => /^(style|on[a-z]+)$/i.test(name))
      .map((name) => `${route}: ${name}`),
  );
  expect(faults).toEqual([]);
});
