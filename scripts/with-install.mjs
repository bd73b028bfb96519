// @ts-check
/**
 * Runs one of the project's tools after installing what is missing: node scripts/with-install.mjs astro dev
 * With --omit=dev before the tool, what only work on the site needs is left out.
 */
import { installMissing, passSignalsOn, run } from './install.mjs';

passSignalsOn();
const given = process.argv.slice(2);
const siteOnly = given[0] === '--omit=dev';
const [command = '', ...args] = siteOnly ? given.slice(1) : given;
await installMissing({ siteOnly });
const { code } = await run(command, args);
process.exitCode = code;
