import { join } from 'node:path';
import { formatFault } from '../content/fault.ts';
import { readContent } from '../content/read-content.ts';
import { findPictureFaults } from '../pictures/check-pictures.ts';
import { pictureFolder } from '../schemas/picture.ts';
import { isOn, type Variables } from '../settings/setting-rules.ts';
import { checkBusiness } from './check-business.ts';
import { checkDeletedPages } from './check-deleted-pages.ts';
import { checkDeliveries } from './check-deliveries.ts';
import { checkIllustrations } from './check-illustrations.ts';
import { checkLinks } from './check-links.ts';
import { checkPost } from './check-post.ts';
import { checkPrices } from './check-prices.ts';
import { checkQuestions } from './check-questions.ts';
import { checkSamples } from './check-samples.ts';
import { checkSettings } from './check-settings.ts';
import { checkClaims, checkLegalTexts } from './check-statements.ts';
import type { LaunchIssue } from './launch-issue.ts';
import { reviewContent } from './review-content.ts';

export interface LaunchCheckOptions {
  /** The folder of the project. */
  root: string;
  variables: Variables;
  /** Skips the settings checks that use the network. Does not affect the two options below. */
  offline: boolean;
  /** Posts a request to the address of the form and to the receiver, and logs in to the mail server. */
  sendTestRequests?: boolean;
  /** Requests links to other sites. Off in builds, so that an unreachable site cannot make one fail. */
  fetchLinks?: boolean;
}

/** Lists all issues that must be fixed or reviewed before the site goes live. */
export async function findLaunchIssues({
  root,
  variables,
  offline,
  sendTestRequests = false,
  fetchLinks = false,
}: LaunchCheckOptions): Promise<LaunchIssue[]> {
  const settingsIssues = await checkSettings(variables, { offline, sendTestRequests });
  // Deliveries cannot be tested with a wrong setting.
  const canTestDeliveries = sendTestRequests && !settingsIssues.some(({ code }) => code === 'wrong-setting');
  const issues = [
    ...settingsIssues,
    ...(await checkPost(root, variables, sendTestRequests)),
    ...(canTestDeliveries ? await checkDeliveries(variables) : []),
  ];
  const pictures = join(root, pictureFolder);
  const faults = [...readContent(root).faults, ...(await findPictureFaults(pictures))];
  if (faults.length > 0) {
    const fault = {
      kind: 'blocker',
      code: 'fault',
      fix: 'The build fails until this is fixed. Correct the named file.',
    } as const;
    return [
      ...issues,
      ...faults.map((contentFault) => ({ ...fault, problem: formatFault(contentFault), location: contentFault.file })),
    ];
  }
  return [
    ...issues,
    ...checkDeletedPages(root),
    ...checkBusiness(root),
    ...checkPrices(root),
    ...checkIllustrations(root),
    ...checkClaims(root),
    ...checkLegalTexts(root),
    ...checkSamples(root, isOn(variables['PUBLIC_LAUNCH'])),
    ...(fetchLinks ? await checkLinks(root) : []),
    ...checkQuestions(root),
    ...(await reviewContent(root)),
  ];
}

export const isBlocked = (issues: LaunchIssue[]) => issues.some(({ kind }) => kind === 'blocker');
