/** Runs one of the project's tools after installing what is missing: node scripts/with-install.mjs astro dev */
import { installMissing, run } from './install.mjs';

const [command, ...args] = process.argv.slice(2);
installMissing();
process.on('SIGINT', () => {});
const { code } = await run(command, args);
process.exitCode = code;
