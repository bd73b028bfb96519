import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './sheet.module.css';
import { UnbrokenNames } from './unbroken-names.tsx';

interface SheetProps {
  title: string;
  audience: string;
  /** Named in the subject of the mail. */
  brand: string;
  /** The whole address of the page, which ends the mail. Undefined without SITE_URL: a mail that leads nowhere is not offered. */
  address: string | undefined;
  /** SheetPart elements, which number themselves. */
  children: ReactNode;
}

/** The page of a manager as one document, to be mailed on and printed. */
export function Sheet({ title, audience, brand, address, children }: SheetProps) {
  const subject = `${title}, ${brand}`;
  const body = [`${subject}: what is done, what it costs, insurance and invoices.`, `${audience}.`, address];
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.join('\r\n'))}`;
  return (
    <div className={styles.paper}>
      <div className="wrap">
        <div className={styles.sheet}>
          <div className={styles.top} data-address={address}>
            <p>
              <b>{title}</b>
              {audience}
            </p>
            {address && (
              <a href={mail}>
                <Icon name="mail" />
                Email this sheet
              </a>
            )}
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}

export function SheetPart({ heading, id, children }: { heading: string; id?: string; children: ReactNode }) {
  return (
    <section className={styles.part} id={id}>
      <h2>
        <span>
          <UnbrokenNames>{heading}</UnbrokenNames>
        </span>
      </h2>
      <div>{children}</div>
    </section>
  );
}

/** Points to go through, each with a pane to tick. */
export function SheetPoints({ items }: { items: string[] }) {
  return (
    <ul className={styles.points}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** What the work covers, each with a few words. */
export function SheetItems({ items }: { items: { title: string; text: string }[] }) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.title}>
          <b>{item.title}</b> {item.text}
        </li>
      ))}
    </ul>
  );
}
