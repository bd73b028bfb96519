import type { FieldPlace } from '../../src/content-loading/content-source.ts';
import type { Fault } from '../../src/content-loading/fault.ts';
import type { LaunchIssue } from '../../src/launch/launch-issue.ts';
import type { AreaDraft, OpenDraft } from '../server/area-drafts.ts';
import type { Site } from '../server/content.ts';
import type { Contradiction } from '../server/contradictions.ts';
import type { Difference } from '../server/differences.ts';
import type { Pointed } from '../server/find-place.ts';
import type { Finding } from '../server/find-words.ts';
import type { SitePicture } from '../server/picture-uses.ts';
import type { Upload } from '../server/pictures.ts';
import type { Change, ChangedFile, PastPublishing, Publishing } from '../server/publish.ts';
import type { InboxAnswer, RequestEntry, RequestState, RequestsAnswer } from '../server/requests.ts';
import type { FormState, OpenFile } from '../server/save.ts';

export type {
  AreaDraft,
  Change,
  ChangedFile,
  Contradiction,
  Difference,
  Fault,
  FieldPlace,
  Finding,
  FormState,
  InboxAnswer,
  LaunchIssue,
  OpenDraft,
  OpenFile,
  PastPublishing,
  Publishing,
  RequestEntry,
  RequestState,
  RequestsAnswer,
  SitePicture,
  Upload,
};

export interface SiteAnswer extends Site {
  /** What each is called, by its short name. */
  drafts: Record<string, string>;
  preview: string;
  isPreviewReady: boolean;
  /** By their names. */
  pictures: Record<string, SitePicture>;
}

export interface HistoryAnswer {
  /** The newest first. */
  past: PastPublishing[];
  /** Where it might be sent, where that is not clear. */
  remotes: string[];
  /** Commits that are not sent yet. */
  unsent: number;
}

/** The server's no, in its words. */
export class ServerRefusal extends Error {
  readonly status: number;
  readonly details: { faults?: Fault[]; current?: OpenFile };

  constructor(status: number, details: { message?: string; faults?: Fault[]; current?: OpenFile }) {
    super(details.message ?? `The editor answered ${status}.`);
    this.status = status;
    this.details = details;
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Answer> {
  const isBytes = body instanceof Blob;
  let response: Response;
  try {
    response = await fetch(`api/${path}`, {
      method,
      signal: signal ?? null,
      ...(body !== undefined && {
        headers: { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' },
        body: isBytes ? body : JSON.stringify(body),
      }),
    });
  } catch {
    throw new ServerRefusal(0, {
      message: 'The editor has ended. Start it again with npm run edit: what you typed is kept in this browser.',
    });
  }
  const answer = await response.json().catch(() => ({}));
  if (response.status === 403) {
    throw new ServerRefusal(403, {
      message: 'The editor was started anew: run npm run edit again. What you typed comes with you.',
    });
  }
  if (!response.ok) throw new ServerRefusal(response.status, answer);
  return answer;
}

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

export const server = {
  getSite: () => ask<SiteAnswer>('GET', 'site'),
  openFile: (file: string) => ask<OpenFile>('GET', `file?${query({ file })}`),
  check: (state: FormState) => ask<{ faults: Fault[] }>('POST', 'check', state),
  save: (state: FormState) => ask<OpenFile>('PUT', 'file', state),
  describeDifferences: (before: unknown, after: unknown) =>
    ask<{ differences: Difference[] }>('POST', 'differences', { before, after }),
  findContradictions: (hours?: unknown) =>
    ask<{ contradictions: Contradiction[] }>('POST', 'contradictions', { hours }),
  findWords: (words: string) => ask<Finding>('GET', `find?${query({ words })}`),
  findPlace: (pointed: Pointed) => ask<{ place?: FieldPlace }>('POST', 'place', pointed),
  listPagesShowing: (place: FieldPlace, signal: AbortSignal) =>
    ask<{ pages: string[] }>('POST', 'shown-on', place, signal),
  upload: (slot: string, file: File) => ask<Upload>('POST', `uploads?${query({ slot })}`, file),
  getLaunchIssues: () => ask<LaunchIssue[]>('GET', 'launch'),
  openDraft: (slug: string) => ask<OpenDraft>('GET', `drafts/${slug}`),
  saveDraft: (draft: AreaDraft) => ask<{ faults: Fault[] }>('PUT', 'drafts', draft),
  removeDraft: (slug: string) => ask<object>('DELETE', `drafts/${slug}`),
  completeDraft: (slug: string) => ask<object>('POST', `drafts/${slug}/complete`, {}),
  getInbox: () => ask<InboxAnswer>('GET', 'inbox'),
  listRequests: (wanted: Record<string, string>) => ask<RequestsAnswer>('GET', `requests?${query(wanted)}`),
  listOtherRequests: (id: string) => ask<{ others: string[] }>('GET', `requests/${encodeURIComponent(id)}/others`),
  followUp: (id: string, change: { state?: RequestState; note?: string }) =>
    ask<object>('PATCH', `requests/${encodeURIComponent(id)}`, change),
  retryRequest: (id: string) => ask<object>('POST', `requests/${encodeURIComponent(id)}/retry`, {}),
  deleteRequest: (id: string) => ask<{ lines: string[] }>('DELETE', `requests/${encodeURIComponent(id)}`),
  getChanges: () => ask<{ changes: ChangedFile[]; publishing: Publishing }>('GET', 'changes'),
  describeChanges: () => ask<{ changes: Change[] }>('GET', 'changes/described'),
  getHistory: () => ask<HistoryAnswer>('GET', 'history'),
  discard: (file: string) => ask<object>('POST', 'discard', { file }),
  getPublishing: () => ask<Publishing>('GET', 'publishing'),
  publish: (remote?: string) => ask<Publishing>('POST', 'publish', { remote }),
  describeGoBack: (commit: string) => ask<{ changes: Change[] }>('GET', `go-back?${query({ commit })}`),
  goBack: (commit: string, remote?: string) => ask<{ message: string }>('POST', 'go-back', { commit, remote }),
  sendAgain: (remote?: string) => ask<{ message: string }>('POST', 'send', { remote }),
};

export const pictureHref = (source: Record<string, string>) => `api/picture?${query(source)}`;
/** A small one of those that the site has, which a browser may keep until there is another. */
export const thumbnailHref = (slot: string, { stamp, from }: SitePicture) =>
  pictureHref({ slot, small: '1', stamp: `${stamp}`, ...(from && { from }) });
export const publishedPictureHref = (file: string) => `api/published-picture?${query({ file })}`;

export const requestsCsvHref = (wanted: Record<string, string>) => `api/requests.csv?${query(wanted)}`;
