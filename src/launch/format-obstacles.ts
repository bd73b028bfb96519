import type { Obstacle, ObstacleKind } from './obstacle.ts';

const order: ObstacleKind[] = ['blocker', 'warning', 'left out'];

/** The obstacles as a table for a terminal: where, what, and once for each sort the fix. */
export function formatObstacles(obstacles: Obstacle[]): string {
  const width = Math.max(0, ...obstacles.map(({ where }) => where.length));
  const lines: string[] = [];
  for (const kind of order) {
    const ofKind = obstacles.filter((obstacle) => obstacle.kind === kind);
    for (const [sort, group] of Map.groupBy(ofKind, (obstacle) => obstacle.sort)) {
      lines.push(`${kind.toUpperCase()}  ${sort}${group.length > 1 ? ` (${group.length})` : ''}`);
      lines.push(...group.map(({ where, what }) => `  ${where.padEnd(width)}  ${what}`));
      lines.push(`  Fix: ${group[0]?.fix}`, '');
    }
  }
  const count = (kind: ObstacleKind) => obstacles.filter((obstacle) => obstacle.kind === kind).length;
  lines.push(`${count('blocker')} blockers, ${count('warning')} warnings, ${count('left out')} samples left out`);
  return lines.join('\n');
}
