import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Phone } from '../ui/phone-link.tsx';
import { Section, SideLayout } from '../ui/section.tsx';
import styles from './before-arrival.module.css';

export interface BeforeArrivalProps {
  /** Named on the printed sheet. */
  service: string;
  brand: string;
  phone: Phone;
  duration: { heading: string; text: string };
  preparation: string[];
}

/** How long it takes, beside the checklist that visitors print: on paper the sheet stands alone. */
export function BeforeArrival({ service, brand, phone, duration, preparation }: BeforeArrivalProps) {
  return (
    <Section tone="dark" id="checklist">
      <SideLayout
        even
        head={
          <>
            <h2>{duration.heading}</h2>
            <p className={styles.duration}>{duration.text}</p>
          </>
        }
      >
        <div className={styles.sheet} data-print-sheet="">
          <h2>Before we arrive</h2>
          <p className={styles.letterhead}>
            {service} | {brand} | {phone.display}
          </p>
          <ul>
            {preparation.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          {/* src/scripts/print-button.ts shows it: without JavaScript it could do nothing. */}
          <div className={styles.print} data-print="" hidden>
            <Button type="button" tone="line" small>
              <Icon name="print" />
              Print the list
            </Button>
          </div>
        </div>
      </SideLayout>
    </Section>
  );
}
