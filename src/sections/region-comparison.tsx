import { Section, SideLayout } from '../ui/section.tsx';
import styles from './region-comparison.module.css';

export interface RegionComparisonProps {
  heading: string;
  intro: string;
  regions: [string, string];
  rows: { topic: string; springs: string; denver: string }[];
}

/** The terms of the two regions in one table. */
export function RegionComparison({ heading, intro, regions, rows }: RegionComparisonProps) {
  return (
    <Section>
      <SideLayout
        even
        head={
          <>
            <h2>{heading}</h2>
            <p>{intro}</p>
          </>
        }
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {regions.map((region) => (
                <th scope="col" key={region}>
                  {region}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.topic}>
                <th scope="row">{row.topic}</th>
                <td>{row.springs}</td>
                <td>{row.denver}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </SideLayout>
    </Section>
  );
}
