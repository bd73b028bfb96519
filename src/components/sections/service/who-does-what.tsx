import { SheetPart } from '../../ui/sheet.tsx';
import styles from './who-does-what.module.css';

interface WhoDoesWhatProps {
  heading: string;
  items: { title: string; we: string; you: string }[];
}

/** The steps of a job, divided between us and the office that lets us in. */
export function WhoDoesWhat({ heading, items }: WhoDoesWhatProps) {
  return (
    <SheetPart heading={heading}>
      <ol className={styles.steps}>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <dl>
              <div>
                <dt>We</dt>
                <dd>{item.we}</dd>
              </div>
              <div>
                <dt>You</dt>
                <dd>{item.you}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </SheetPart>
  );
}
