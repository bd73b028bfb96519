import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { readContent } from '../content/read-content.ts';
import { FaultError } from '../fault-error.ts';
import { readEnvironment } from '../settings/environment.ts';
import type { Settings } from '../settings/settings.ts';
import { checkDeletedPages } from './check-deleted-pages.ts';
import { findLaunchIssues, isBlocked } from './find-launch-issues.ts';
import { formatLaunchIssues, formatLeftOut } from './format-launch-issues.ts';
import type { LaunchIssue } from './launch-issue.ts';
import { reviewContent } from './review-content.ts';

function printNotes(issues: LaunchIssue[], logger: AstroIntegrationLogger) {
  const count = issues.filter(({ kind }) => kind === 'note').length;
  if (count > 0) logger.info(`${count} ${count === 1 ? 'note' : 'notes'}: npm run check:launch`);
}

/**
 * Stops a launch build if there is a blocker, and warns of a public build that would show samples. Counts the notes on
 * the content.
 */
export function guardLaunch(settings: Settings): AstroIntegration {
  return {
    name: 'guard-launch',
    hooks: {
      'astro:config:setup': async ({ command, logger }) => {
        if (command !== 'build') return;
        const root = process.cwd();
        if (!settings.launch) {
          if (!settings.siteUrl.includes('localhost')) {
            logger.warn(
              'SITE_URL is set, but not PUBLIC_LAUNCH=1: this build shows sample reviews and stays out of search engines. Do not publish it.',
            );
          }
          if (readContent(root).faults.length === 0) {
            for (const { problem, fix } of checkDeletedPages(root)) logger.warn(`${problem} ${fix}`);
            printNotes(await reviewContent(root), logger);
          }
          return;
        }
        const issues = await findLaunchIssues({ root, variables: readEnvironment(root), offline: false });
        if (isBlocked(issues))
          throw new FaultError(`PUBLIC_LAUNCH=1, but the site is not ready:\n\n${formatLaunchIssues(issues)}`);
        for (const { kind, problem, fix } of issues) if (kind === 'warning') logger.warn(`${problem}. ${fix}`);
        printNotes(issues, logger);
        const leftOut = formatLeftOut(issues);
        logger.info(leftOut ? `Ready for launch. Left out: ${leftOut}` : 'Ready for launch');
      },
    },
  };
}
