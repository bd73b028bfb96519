import { Section, SectionIntro, type SectionLook, SideLayout } from '../ui/section.tsx';
import styles from './comparison-table.module.css';

export interface ComparisonTableProps extends SectionLook {
  heading: string;
  intro: string;
  columns: [string, string];
  /** The heading above the table, not beside it. */
  top?: boolean;
  rows: { topic: string; cells: [string, string] }[];
}

/** Two regions or two ways of working, side by side. */
export function ComparisonTable({ heading, intro, columns, rows, top, ...look }: ComparisonTableProps) {
  const table = (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.topic}>
            <th scope="row">{row.topic}</th>
            {row.cells.map((cell, index) => (
              <td key={columns[index]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <Section {...look}>
      {top ? (
        <>
          <SectionIntro heading={heading} text={intro} />
          {table}
        </>
      ) : (
        <SideLayout
          even
          head={
            <>
              <h2>{heading}</h2>
              <p>{intro}</p>
            </>
          }
        >
          {table}
        </SideLayout>
      )}
    </Section>
  );
}
