import { join } from 'node:path';
import { formatFault } from '../content/fault.ts';
import { readContent } from '../content/read-all.ts';
import { findPictureFaults } from '../pictures/check-pictures.ts';
import { pictureFolder } from '../schemas/picture.ts';
import { isOn, type Variables } from '../settings/setting-rules.ts';
import { checkAddresses } from './check-addresses.ts';
import { checkPrices } from './check-age.ts';
import { checkBusiness } from './check-business.ts';
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

export interface LaunchQuestion {
  /** Folder of the project. */
  root: string;
  variables: Variables;
  /** Ask nobody on the network. */
  offline: boolean;
  /** Post a request to where the form posts and to the receiver, and log in to the mail server. */
  post?: boolean;
  /** Try links that lead out of the site. No build does: a page elsewhere must not stop it. */
  tryLinks?: boolean;
}

/** Everything that stands between the site as it is and an honest launch. */
export async function findLaunchIssues({
  root,
  variables,
  offline,
  post = false,
  tryLinks = false,
}: LaunchQuestion): Promise<LaunchIssue[]> {
  const settings = await checkSettings(variables, { offline, post });
  // A wrong setting cannot be tried.
  const canTry = post && !settings.some(({ sort }) => sort === 'wrong-setting');
  settings.push(...(await checkPost(root, variables, post)), ...(canTry ? await checkDeliveries(variables) : []));
  const pictures = join(root, pictureFolder);
  const faults = [...readContent(root).faults, ...(await findPictureFaults(pictures))];
  if (faults.length > 0) {
    const fault = {
      kind: 'blocker',
      sort: 'fault',
      fix: 'No build takes it: correct the file that is named.',
    } as const;
    return [...settings, ...faults.map((found) => ({ ...fault, what: formatFault(found), where: found.file }))];
  }
  return [
    ...settings,
    ...checkAddresses(root),
    ...checkBusiness(root),
    ...checkPrices(root),
    ...checkIllustrations(root),
    ...checkClaims(root),
    ...checkLegalTexts(root),
    ...checkSamples(root, isOn(variables['PUBLIC_LAUNCH'])),
    ...(tryLinks ? await checkLinks(root) : []),
    ...checkQuestions(root),
    ...(await reviewContent(root)),
  ];
}

export const isBlocked = (issues: LaunchIssue[]) => issues.some(({ kind }) => kind === 'blocker');
