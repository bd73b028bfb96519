import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, test } from 'vitest';
import { cmsPageHeaders, pagePolicy } from '../../hosting/headers.ts';
import { addPagePolicy, type PolicyOrigins } from '../../hosting/page-policy.ts';
import { pageFiles, readPage } from './site-files.ts';

const metaPolicy = /<meta http-equiv="content-security-policy" content="([^"]*)">/;

const bare: PolicyOrigins = { siteUrl: 'https://www.example.com' };
const full: PolicyOrigins = {
  ...bare,
  quoteWebhookUrl: 'https://flows.example.net/webhook/quote',
  umami: { scriptUrl: 'https://stats.example.org/script.js', websiteId: 'one' },
  mapEmbedUrl: 'https://maps.example.com/embed',
  pictureHost: 'https://pictures.example.com',
};

/** Why a finding of the kind 'maybe' stands. docs/security.md tells it to people. */
const accepted = new Set([
  "SCRIPT_ALLOWLIST_BYPASS script-src 'self'",
  'SCRIPT_ALLOWLIST_BYPASS script-src https://stats.example.org',
]);

function evaluate(policy: string) {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ type, severity, directive, value }) => ({
      severity: Severity[severity],
      what: `${Type[type]} ${directive} ${value ?? ''}`.trim(),
    }));
}

describe.each([
  ['without settings', bare],
  ['with every setting', full],
])('the policies %s', (_, settings) => {
  test.each(pageFiles)('leave nothing open on %s but what is known', (name) => {
    const page = addPagePolicy(readPage(name).replace(metaPolicy, ''), settings);
    const meta = metaPolicy.exec(page)?.[1] ?? '';
    // Browsers enforce both, so a page is as safe as the two together; the meta element also has to stand alone.
    for (const policy of [pagePolicy, cmsPageHeaders['Content-Security-Policy']]
      .map((header) => `${header}; ${meta}`)
      .concat(meta)) {
      expect(policy).not.toMatch(/unsafe-(inline|eval|hashes)/);
      const found = evaluate(policy);
      expect(found.filter(({ severity }) => ['HIGH', 'MEDIUM', 'SYNTAX', 'STRICT_CSP'].includes(severity))).toEqual([]);
      expect(found.map(({ what }) => what).filter((what) => !accepted.has(what))).toEqual([]);
    }
  });
});

describe('every built page', () => {
  test.each(pageFiles)('%s carries its policy before anything that it governs', (name) => {
    const html = readPage(name);
    const place = html.search(metaPolicy);
    expect(place).toBeGreaterThan(0);
    expect(html.slice(0, place)).not.toMatch(/<(script|style|link|img)\b/);
  });

  test.each(pageFiles)('%s has no style attribute and no inline handler', (name) => {
    const tags = readPage(name)
      .replace(/<(script|style)\b([^>]*)>[\s\S]*?<\/\1>/g, '<$1$2>')
      .match(/<[a-z][^>]*>/g);
    expect((tags ?? []).filter((tag) => /\s(style|on[a-z]+)=/.test(tag.replace(/="[^"]*"/g, '=""')))).toEqual([]);
  });
});
