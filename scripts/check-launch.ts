/**
 * npm run check:launch: lists what still stands between the site and an honest launch; exit code 1 while a blocker is
 * open. --offline asks nobody on the network; --post sends one request, named "Launch check, please ignore", to where the
 * form posts; --json prints for machines; --root=FOLDER checks another copy.
 */
import { parseArgs } from 'node:util';
import { findLaunchIssues, isBlocked } from '../src/lib/launch/find-launch-issues.ts';
import { formatLaunchIssues } from '../src/lib/launch/format-launch-issues.ts';
import { readEnvironment } from '../src/lib/settings/environment.ts';
import { SettingsError } from '../src/lib/settings/setting-rules.ts';

const { values } = parseArgs({
  options: {
    offline: { type: 'boolean', default: false },
    post: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    root: { type: 'string', default: process.cwd() },
  },
});
const readVariables = () => {
  try {
    return readEnvironment(values.root);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
};
const issues = await findLaunchIssues({ ...values, variables: readVariables() });
const ready = !isBlocked(issues);
if (values.json) {
  console.log(JSON.stringify({ ready, issues }, null, 2));
} else {
  console.log(formatLaunchIssues(issues));
  console.log(ready ? 'Nothing stands in the way of a launch.' : 'The site must not be launched yet.');
}
process.exitCode = ready ? 0 : 1;
