import { readFile, writeFile } from 'node:fs/promises';

/** A Markdown table, its columns aligned. */
export function writeTable(head: string[], rows: (string | number)[][]): string {
  const width = (column: number) => Math.max(...[head, ...rows].map((row) => String(row[column]).length));
  const line = (row: (string | number)[]) =>
    `| ${row.map((cell, column) => String(cell).padEnd(width(column))).join(' | ')} |`;
  const rule = `| ${head.map((_, column) => '-'.repeat(width(column))).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** Puts tables between their marks in docs/performance.md. */
export async function writeTables(name: string, tables: string): Promise<void> {
  const file = 'docs/performance.md';
  const marks = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(\n<!-- end of ${name} -->)`);
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text.replace(marks, (_, start, end) => `${start}\n${tables}\n${end}`),
  );
}
