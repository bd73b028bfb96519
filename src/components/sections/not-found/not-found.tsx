import type { NamedLink } from '../../../lib/site/named-link.ts';
import { ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { type Phone, PhoneLink } from '../../ui/phone-link.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './not-found.module.css';

interface Link extends NamedLink {
  /** Other words for the page that a wrong address may contain. not-found.client.ts reads them. */
  synonyms?: string[] | undefined;
}

interface NotFoundProps {
  heading: string;
  intro: string;
  homeHref: string;
  servicesHref: string;
  phone: Phone;
  hours: string;
  groups: { heading: string; links: Link[] }[];
  /** Links to area pages, collapsed because there are too many. */
  collapsed: { heading: string; links: Link[] };
}

function LinkList({ links }: { links: Link[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href} data-synonyms={link.synonyms?.join(' ')}>
            {link.name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The 404 page. not-found.client.ts adds the pages with the most similar addresses. */
export function NotFound({ heading, intro, homeHref, servicesHref, phone, hours, groups, collapsed }: NotFoundProps) {
  return (
    <>
      <section className={styles.lost}>
        <div className="wrap">
          <h1>{heading}</h1>
          <p className={styles.lede}>{intro}</p>
          <div className={styles.actions}>
            <div className={styles.suggestions} data-suggestions="" hidden>
              <h2>Did you mean</h2>
              <ul />
            </div>
            <ButtonRow>
              <ButtonLink href={homeHref} tone="ink">
                Back to Home
              </ButtonLink>
              <ButtonLink href={servicesHref} tone="line">
                See services
              </ButtonLink>
            </ButtonRow>
            <p className={styles.call}>
              Or call{' '}
              <span className="whole">
                <PhoneLink phone={phone} />,
              </span>
              {` ${hours}.`}
            </p>
          </div>
          <div className={styles.place}>
            <div className={styles.figures} aria-hidden="true">
              <span />
              <span />
            </div>
          </div>
        </div>
      </section>
      <Section>
        <div data-routes="">
          <div className={styles.groups}>
            {groups.map((group) => (
              <nav key={group.heading} aria-label={group.heading}>
                <h2>{group.heading}</h2>
                <LinkList links={group.links} />
              </nav>
            ))}
          </div>
          <div className={styles.folded}>
            <Disclosure summary={collapsed.heading}>
              <LinkList links={collapsed.links} />
            </Disclosure>
          </div>
        </div>
      </Section>
    </>
  );
}
