import type { AstroIntegration } from 'astro';
import type { Settings } from '../src/site/settings.ts';

/** What is left to do with the built files: security hashes and precompressed copies. */
export function finishBuild(_settings: Settings): AstroIntegration {
  return { name: 'finish-build', hooks: {} };
}
