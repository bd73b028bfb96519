/**
 * npm run check:launch: lists what has to be done before the launch; the exit code is 1 if there is a blocker. It
 * requests links to other sites; --offline sends nothing over the network. --post sends a request named "Launch check, please
 * ignore" to the address that the form posts to, sends another to QUOTE_FORWARD_URL, and logs in to the mail server
 * without sending a mail.
 */
import { parseArgs } from 'node:util';
import { findLaunchIssues, isBlocked } from '../src/lib/launch/find-launch-issues.ts';
import { formatLaunchIssues } from '../src/lib/launch/format-launch-issues.ts';
import { readEnvironment } from '../src/lib/settings/environment.ts';
import { exitOnFault } from '../src/lib/settings/setting-rules.ts';

const { values } = parseArgs({
  options: { offline: { type: 'boolean', default: false }, post: { type: 'boolean', default: false } },
});
const root = process.cwd();
const issues = await findLaunchIssues({
  offline: values.offline,
  sendTestRequests: values.post,
  fetchLinks: !values.offline,
  root,
  variables: exitOnFault(() => readEnvironment(root)),
});
const ready = !isBlocked(issues);
console.log(formatLaunchIssues(issues));
console.log(
  ready
    ? 'No blocker was found: the site can be launched.'
    : 'The site cannot be launched yet: fix the blockers first.',
);
process.exitCode = ready ? 0 : 1;
