import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { composeRefusalLook } from '../../src/inbox/refusal-look.ts';
import { thankYouPath } from '../../src/site/addresses.ts';
import { type HostedSite, receiverSeconds } from '../hosted-site.ts';
import type { FunctionSite } from '../quote-forwarder.ts';

/** A function of a host as one file of JavaScript; `entry` is what the host calls, `site` what it knows of the site. */
export function renderQuoteFunction({ headers, notSentPage, contact }: HostedSite, entry: string): string {
  const site: FunctionSite = {
    headers,
    contact,
    ...composeRefusalLook(),
    notSentPage,
    thankYouPath,
    receiverSeconds,
  };
  const { outputFiles } = buildSync({
    stdin: {
      contents: `const site = ${JSON.stringify(site)};\n${entry}`,
      resolveDir: join(import.meta.dirname, '..'),
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    external: ['node:*'],
    target: 'es2022',
    charset: 'utf8',
    write: false,
    banner: { js: '// Written by "npm run hosting".' },
  });
  return outputFiles[0]?.text ?? '';
}
