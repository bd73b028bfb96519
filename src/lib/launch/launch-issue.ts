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
  /** Content that a launch build omits. Set on blockers of other builds, too. Counts of the same group are added up. */
  omitted?: { group: string; count: number };
}
