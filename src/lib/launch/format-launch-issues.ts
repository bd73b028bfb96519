import type { LaunchIssue, LaunchIssueKind } from './launch-issue.ts';

const order: LaunchIssueKind[] = ['blocker', 'warning', 'question', 'note', 'left out'];

const isAdvice = (kind: LaunchIssueKind) => kind === 'note' || kind === 'question';

/** Formats counts as "reviews: 12, testimonials on Home: 3"; '' if nothing is left out. */
export function formatLeftOut(issues: LaunchIssue[]): string {
  const counts = new Map<string, number>();
  for (const { omitted } of issues) {
    if (omitted) counts.set(omitted.group, (counts.get(omitted.group) ?? 0) + omitted.count);
  }
  return [...counts].map(([noun, count]) => `${noun}: ${count}`).join(', ');
}

/** Formats the issues as a table for a terminal: where, what, and the fix once for each sort. */
export function formatLaunchIssues(issues: LaunchIssue[]): string {
  const width = Math.max(0, ...issues.map(({ location }) => location.length));
  const lines: string[] = [];
  for (const kind of order) {
    const issuesOfKind = issues.filter((issue) => issue.kind === kind);
    for (const [sort, group] of Map.groupBy(issuesOfKind, (issue) => issue.code)) {
      lines.push(`${kind.toUpperCase()}  ${sort}${group.length > 1 ? ` (${group.length})` : ''}`);
      lines.push(...group.map(({ location, problem }) => `  ${location.padEnd(width)}  ${problem}`));
      lines.push(`  ${isAdvice(kind) ? 'Advice' : 'Fix'}: ${group[0]?.fix}`, '');
    }
  }
  const count = (kind: LaunchIssueKind) => issues.filter((issue) => issue.kind === kind).length;
  const leftOut = formatLeftOut(issues);
  if (leftOut) lines.push(`A launch build leaves out: ${leftOut}.`);
  lines.push(
    `${count('blocker')} blockers, ${count('warning')} warnings, ${count('question')} questions, ${count('note')} notes`,
  );
  return lines.join('\n');
}
