/** As a spreadsheet reads it that expects `separator`: a cell is quoted only where it begins with a quote. */
export function parseCsv(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let index = 0; index < text.length; ) {
    let cell = '';
    if (text[index] === '"') {
      index += 1;
      while (index < text.length && (text[index] !== '"' || text[index + 1] === '"')) {
        if (text[index] === '"') index += 1;
        cell += text[index];
        index += 1;
      }
      index += 1;
    }
    while (index < text.length && text[index] !== separator && !/[\r\n]/.test(text[index] ?? '')) {
      cell += text[index];
      index += 1;
    }
    row.push(cell);
    if (text[index] === separator) {
      index += 1;
      continue;
    }
    index += text[index] === '\r' && text[index + 1] === '\n' ? 2 : 1;
    rows.push(row);
    row = [];
  }
  return rows;
}
