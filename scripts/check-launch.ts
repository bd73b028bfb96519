/**
 * npm run check:launch: lists what still stands between the site and an honest launch; exit code 1 while a blocker is
 * open. --offline asks nobody on the network; --json prints for machines; --root=FOLDER checks another copy.
 */
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { findObstacles, isBlocked } from '../src/launch/find-obstacles.ts';
import { formatObstacles } from '../src/launch/format-obstacles.ts';

const { values } = parseArgs({
  options: {
    offline: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    root: { type: 'string', default: process.cwd() },
  },
});
const variables = { ...loadEnv('production', values.root, ''), ...process.env };
const obstacles = await findObstacles({ root: values.root, variables, offline: values.offline });
const ready = !isBlocked(obstacles);
if (values.json) {
  console.log(JSON.stringify({ ready, obstacles }, null, 2));
} else {
  console.log(formatObstacles(obstacles));
  console.log(ready ? 'Nothing stands in the way of a launch.' : 'The site must not be launched yet.');
}
process.exitCode = ready ? 0 : 1;
