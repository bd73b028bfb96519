import styles from './example-table.module.css';

interface ExampleTableProps {
  caption: string;
  /** Marks the table as a sample or a worked example, because it was not written for a customer. */
  mark: string;
  columns: string[];
  rows: (string | number)[][];
  total?: { name: string; sum: number };
  id?: string;
}

/** A small table that looks like a slip of paper for a customer. */
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
