import type { HoursLine } from '../../../lib/hours/schedule.ts';
import type { NamedLink } from '../../../lib/site/named-link.ts';
import { BrandLink, type BrandLinkProps } from '../../ui/brand-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Languages, type LanguagesProps } from '../../ui/languages.tsx';
import { MailLink } from '../../ui/mail-link.tsx';
import { addNoBreakSpaces } from '../../ui/open-now.tsx';
import { type Phone, PhoneLink } from '../../ui/phone-link.tsx';
import { ServiceAreaMap, type ServiceAreaMapProps } from '../shared/service-area-map.tsx';
import styles from './site-footer.module.css';

interface SiteFooterProps {
  home: BrandLinkProps;
  phone: Phone;
  email: string;
  address: string;
  hours: HoursLine[];
  /** Shown after the hours to visitors who come from the hotel pages. */
  emergency?: string | undefined;
  languages: LanguagesProps['languages'];
  summary: string;
  /** `undefined` if every picture is a photograph or a drawing. */
  illustrationNote: string | undefined;
  since: number;
  /** The year of the build. */
  year: number;
  services: NamedLink[];
  links: NamedLink[];
  /** `undefined` if the page itself opens with the map. */
  map: ServiceAreaMapProps | undefined;
}

export function SiteFooter({
  home,
  phone,
  email,
  address,
  hours,
  emergency,
  languages,
  summary,
  illustrationNote,
  since,
  year,
  services,
  links,
  map,
}: SiteFooterProps) {
  return (
    <footer className={`${styles.footer} dark`}>
      <div className={classNames('wrap', styles.grid, !map && styles.withoutMap)}>
        <div className={styles.reach}>
          <BrandLink {...home} />
          <PhoneLink phone={phone} className={styles.phone} />
          <div className={styles.quiet}>
            <address translate="no">{`${address}.`}</address>{' '}
            {hours.map(({ text, through }) => (
              <p key={text} data-through={through}>{`${addNoBreakSpaces(text)}.`}</p>
            ))}
            {emergency && <p data-hospitality="show">{emergency}</p>}
            <Languages languages={languages} />
            <p>{summary}</p>
          </div>
          <MailLink email={email}>
            <Icon name="mail" />
          </MailLink>
        </div>
        <div>
          <h2>Services</h2>
          <ul>
            {services.map((service) => (
              <li key={service.name}>
                <a href={service.href}>{service.name}</a>
              </li>
            ))}
          </ul>
        </div>
        {map && (
          <div className={styles.map}>
            <ServiceAreaMap {...map} />
          </div>
        )}
        <div className={styles.base}>
          {links.map((link) => (
            <a key={link.name} href={link.href} rel={link.href.startsWith('http') ? 'noopener' : undefined}>
              {link.name}
            </a>
          ))}
          <p>
            {illustrationNote} <span translate="no">{`© ${since}–${year} ${home.brand}`}</span>
          </p>
        </div>
      </div>
    </footer>
  );
}
