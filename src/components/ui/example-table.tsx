import styles from './example-table.module.css';

interface ExampleTableProps {
  caption: string;
  /** What the table is, since it was written for no customer: a sample, a worked example. */
  mark: string;
  columns: string[];
  rows: (string | number)[][];
  total?: { name: string; sum: number };
  id?: string;
}

/** A small table on a slip of paper, as it would be handed over. */
export function ExampleTable({ caption, mark, columns, rows, total, id }: ExampleTableProps) {
  return (
    <div className={styles.slip} id={id}>
      <table>
        <caption>
          {caption} <span>{mark}</span>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, index) => (
                <td key={columns[index]} data-column={index ? columns[index] : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
          {total && (
            <tr className={styles.total}>
              <th scope="row">{total.name}</th>
              <td data-column={columns.at(-1)}>{total.sum}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
