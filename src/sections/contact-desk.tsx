import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs.tsx';
import styles from './contact-desk.module.css';

/** Opens Contact: the quote form, with the heading that it changes once a request is sent. */
export function ContactDesk({ crumbs, children }: { crumbs: Crumb[]; children?: ReactNode }) {
  return (
    <section className={styles.desk}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} />
        {children}
      </div>
    </section>
  );
}
