/** Formats a Markdown table with aligned columns. */
export function writeTable(head: string[], rows: (string | number)[][]): string {
  const width = (column: number) => Math.max(...[head, ...rows].map((row) => String(row[column]).length));
  const line = (row: (string | number)[]) =>
    `| ${row.map((cell, column) => String(cell).padEnd(width(column))).join(' | ')} |`;
  const rule = `| ${head.map((_, column) => '-'.repeat(width(column))).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
