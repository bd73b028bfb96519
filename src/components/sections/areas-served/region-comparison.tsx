import { RuledSection } from '../../ui/ruled-section.tsx';
import styles from './region-comparison.module.css';

interface RegionComparisonProps {
  id: string;
  heading: string;
  columns: [string, string];
  rows: { topic: string; cells: [string, string] }[];
}

/** Two regions side by side. On phones a topic is above its two cells, and ARIA roles keep the table semantics. */
export function RegionComparison({ id, heading, columns, rows }: RegionComparisonProps) {
  return (
    <RuledSection heading={heading} id={id}>
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
                <td key={columns[index]} data-column={columns[index]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </RuledSection>
  );
}
