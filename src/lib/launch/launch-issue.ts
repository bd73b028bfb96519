export type LaunchIssueKind = 'blocker' | 'warning' | 'question' | 'note' | 'left out';

/**
 * A problem to solve before an honest launch. A question, which only the owner can answer, and a note, which is advice,
 * stop nothing.
 */
export interface LaunchIssue {
  kind: LaunchIssueKind;
  /** The stable id of the sort, such as placeholder-phone. Issues of one sort share their fix. */
  code: string;
  /** The problem, with the present value. */
  problem: string;
  /** The file, with the line if it is known, or the setting. */
  location: string;
  fix: string;
  /** The content that a launch build omits because of the issue. Counts of the same noun are added up. */
  omitted?: { noun: string; count: number };
}
