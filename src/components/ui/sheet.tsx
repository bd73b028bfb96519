import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './sheet.module.css';
import { UnbrokenNames } from './unbroken-names.tsx';
import { UnbrokenWords } from './unbroken-words.tsx';

interface SheetProps {
  title: string;
  audience: string;
  /** Part of the mail's subject. */
  brand: string;
  /** The absolute URL of the page, which ends the mail. Without SITE_URL it is `undefined`, and no mail is offered. */
  address: string | undefined;
  /** SheetPart elements, which number themselves. */
  children: ReactNode;
}

/** A page for managers as one document, to be forwarded by mail or printed. */
export function Sheet({ title, audience, brand, address, children }: SheetProps) {
  const subject = `${title}, ${brand}`;
  const body = [`${subject}: what is done, what it costs, insurance and invoices.`, `${audience}.`, address];
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.join('\r\n'))}`;
  return (
    <div className={styles.paper}>
      <div className="wrap">
        <div className={styles.sheet}>
          <div className={styles.top} data-address={address}>
            <div>
              <h2>{title}</h2>
              <p>{audience}</p>
            </div>
            {address && (
              <a href={mail}>
                <Icon name="mail" />
                Email this page
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

/** A checklist: every point has a pane to tick. */
export function SheetPoints({ items }: { items: string[] }) {
  return (
    <ul className={styles.points}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** The parts of the work, each with a short text. */
export function SheetItems({ items }: { items: { title: string; text: string }[] }) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.title}>
          <b>{item.title}</b> <UnbrokenWords>{item.text}</UnbrokenWords>
        </li>
      ))}
    </ul>
  );
}
