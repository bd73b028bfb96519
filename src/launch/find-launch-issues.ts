import { ContentSyntaxError } from '../content-loading/content-source.ts';
import { onOff, readVariable, type Variables } from '../settings/setting-rules.ts';
import { checkPrices } from './check-age.ts';
import { checkBusiness } from './check-business.ts';
import { checkGalleryPictures, checkIllustrations } from './check-illustrations.ts';
import { checkPost } from './check-post.ts';
import { checkSamples } from './check-samples.ts';
import { checkSettings } from './check-settings.ts';
import { checkClaims, checkLegalTexts, checkOwner } from './check-statements.ts';
import type { LaunchIssue } from './launch-issue.ts';

export interface LaunchQuestion {
  /** Folder of the project. */
  root: string;
  variables: Variables;
  /** Ask nobody on the network. */
  offline: boolean;
  /** Post a request to where the form posts. */
  post?: boolean;
}

async function collect(check: () => LaunchIssue[] | Promise<LaunchIssue[]>): Promise<LaunchIssue[]> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof ContentSyntaxError)) throw error;
    const { message, where } = error;
    return [{ kind: 'blocker', sort: 'unreadable-file', what: message, where, fix: 'Correct the YAML.' }];
  }
}

/** Everything that stands between the site as it is and an honest launch. */
export async function findLaunchIssues({
  root,
  variables,
  offline,
  post = false,
}: LaunchQuestion): Promise<LaunchIssue[]> {
  const launch = readVariable(onOff, variables['PUBLIC_LAUNCH']);
  return [
    ...(await checkSettings(variables, offline)),
    ...(await checkPost(root, variables, post)),
    ...(await collect(() => checkBusiness(root))),
    ...(await collect(() => checkPrices(root))),
    ...(await collect(() => checkGalleryPictures(root))),
    ...(await collect(() => checkIllustrations(root))),
    ...(await collect(() => checkClaims(root))),
    ...(await collect(() => checkLegalTexts(root))),
    ...(await collect(() => checkOwner(root))),
    ...(await collect(() => checkSamples(root, launch))),
  ];
}

export const isBlocked = (issues: LaunchIssue[]) => issues.some(({ kind }) => kind === 'blocker');
