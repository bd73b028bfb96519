export type LaunchIssueKind = 'blocker' | 'warning' | 'question' | 'note' | 'left out';

/**
 * One thing between the site and an honest launch. A question, which only the owner can answer, and a note, which is advice,
 * stop nothing.
 */
export interface LaunchIssue {
  kind: LaunchIssueKind;
  /** Stable name of the sort, such as placeholder-phone: issues of one sort share their fix. */
  sort: string;
  /** What is wrong, with the value as it stands. */
  what: string;
  /** File, with the line where one is known, or the setting. */
  where: string;
  fix: string;
  /** What a launch build leaves out because of it, for the sum of these. */
  leavesOut?: { noun: string; count: number };
}
