import { join } from 'node:path';
import { formatFault } from '../content/fault.ts';
import { readContent } from '../content/read-content.ts';
import { findPictureFaults } from '../pictures/check-pictures.ts';
import { pictureFolder } from '../schemas/picture.ts';
import { isOn, type Variables } from '../settings/setting-rules.ts';
import { checkPrices } from './check-age.ts';
import { checkBusiness } from './check-business.ts';
import { checkDeletedPages } from './check-deleted-pages.ts';
import { checkDeliveries } from './check-deliveries.ts';
import { checkIllustrations } from './check-illustrations.ts';
import { checkLinks } from './check-links.ts';
import { checkPost } from './check-post.ts';
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
  /** Sends nothing over the network. */
  offline: boolean;
  /** Posts a request to the address of the form and to the receiver, and logs in to the mail server. */
  post?: boolean;
  /** Tries links to other sites. No build does, because a page elsewhere must not stop it. */
  fetchLinks?: boolean;
}

/** Lists everything that prevents an honest launch of the site as it is. */
export async function findLaunchIssues({
  root,
  variables,
  offline,
  post = false,
  fetchLinks = false,
}: LaunchCheckOptions): Promise<LaunchIssue[]> {
  const settings = await checkSettings(variables, { offline, post });
  // Deliveries cannot be tested with a wrong setting.
  const canTestDeliveries = post && !settings.some(({ code }) => code === 'wrong-setting');
  settings.push(
    ...(await checkPost(root, variables, post)),
    ...(canTestDeliveries ? await checkDeliveries(variables) : []),
  );
  const pictures = join(root, pictureFolder);
  const faults = [...readContent(root).faults, ...(await findPictureFaults(pictures))];
  if (faults.length > 0) {
    const fault = {
      kind: 'blocker',
      code: 'fault',
      fix: 'No build succeeds with it: correct the file that is named.',
    } as const;
    return [
      ...settings,
      ...faults.map((contentFault) => ({ ...fault, problem: formatFault(contentFault), location: contentFault.file })),
    ];
  }
  return [
    ...settings,
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
