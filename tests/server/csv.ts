/**
 * As a spreadsheet reads it that expects `separator`: a cell is quoted only where it begins with a quote. Cut out in
 * pieces: put together a character at a time, ten thousand long messages take four gigabytes.
 */
export function parseCsv(text: string, separator: string): string[][] {
  const pattern = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"?)?([^${separator}\\r\\n]*)(${separator}|\\r\\n|[\\r\\n]|$)`,
    'y',
  );
  const rows: string[][] = [];
  let row: string[] = [];
  while (pattern.lastIndex < text.length) {
    const [, quoted = '', rest = '', end] = pattern.exec(text) ?? [];
    row.push(quoted.replaceAll('""', '"') + rest);
    if (end === separator) continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
