import type { Schedule } from '../../../lib/hours/schedule.ts';
import type { NamedLink } from '../../../lib/site/named-link.ts';
import { BrandLink, type BrandLinkProps } from '../../ui/brand-link.tsx';
import { ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AlwaysOpen, OpenNow } from '../../ui/open-now.tsx';
import { CallButton, type Phone, PhoneLink } from '../../ui/phone-link.tsx';
import styles from './site-header.module.css';

interface SiteHeaderProps {
  home: BrandLinkProps;
  phone: Phone;
  schedule: Schedule;
  /** Replaces the hours for visitors who come from the hotel pages. */
  alwaysOpenLabel?: string | undefined;
  serviceArea: string;
  offer: string;
  servicesHref: string;
  quoteHref: string;
  items: (NamedLink & { current: 'page' | 'true' | undefined })[];
  residential: NamedLink[];
  commercial: NamedLink[];
}

function ServiceColumn({ heading, services }: { heading: string; services: NamedLink[] }) {
  if (!services.length) return null;
  return (
    <div>
      <p className={styles.panelHeading}>{heading}</p>
      <ul>
        {services.map((service) => (
          <li key={service.href}>
            <a href={service.href}>{service.name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function TopBar({
  phone,
  schedule,
  alwaysOpenLabel,
  serviceArea,
  offer,
}: Pick<SiteHeaderProps, 'phone' | 'schedule' | 'alwaysOpenLabel' | 'serviceArea' | 'offer'>) {
  return (
    <aside className={`${styles.topbar} dark`} aria-label="Call us">
      <div className="wrap">
        <PhoneLink phone={phone} className={styles.topbarPhone}>
          <Icon name="phone" />
          {phone.display}
        </PhoneLink>
        <span className={styles.topbarArea}>{serviceArea}</span>
        <span className={styles.topbarNotes}>
          {alwaysOpenLabel && <AlwaysOpen label={alwaysOpenLabel} />}
          <span className={styles.topbarOpening} data-hospitality="hide">
            <OpenNow schedule={schedule} />
          </span>
          <span className={styles.topbarOffer}>{offer}</span>
        </span>
      </div>
    </aside>
  );
}

/** dropdown.client.ts adds the ways to dismiss the panel. */
function ServicesDropdown({ residential, commercial }: Pick<SiteHeaderProps, 'residential' | 'commercial'>) {
  return (
    <>
      {/* Opens by touch and keyboard without JavaScript. Its panel is a sibling, so that hover opens it too. */}
      <details className={styles.disclosure}>
        <summary aria-label="Show all services">
          <Icon name="chevron-down" />
        </summary>
      </details>
      <div className={styles.panel}>
        <ServiceColumn heading="Residential" services={residential} />
        <ServiceColumn heading="Commercial" services={commercial} />
      </div>
    </>
  );
}

/** The menu of small screens, a popover that menu.client.ts enhances. */
function Menu({ home, items, quoteHref, phone }: Pick<SiteHeaderProps, 'home' | 'items' | 'quoteHref' | 'phone'>) {
  return (
    <div className={`${styles.menu} dark`} id="menu" popover="auto" role="dialog" aria-label="Menu">
      <div className={styles.menuTop}>
        <BrandLink {...home} className={styles.brand} />
        <button
          className={styles.menuButton}
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label="Close menu"
          // biome-ignore lint/a11y/noAutofocus: the focus comes here when the menu opens, not when the page does.
          autoFocus
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label="Mobile">
        <ul>
          {items.map((item) => (
            <li key={item.href}>
              <a href={item.href} aria-current={item.current}>
                {item.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.menuActions}>
        <ButtonRow>
          <ButtonLink href={quoteHref}>FREE QUOTE</ButtonLink>
          <CallButton phone={phone} />
        </ButtonRow>
      </div>
    </div>
  );
}

/** The layout's header-rules.ts decides by the data attributes which of these parts a width has space for. */
export function SiteHeader(props: SiteHeaderProps) {
  const { home, servicesHref, quoteHref, items } = props;
  return (
    <>
      <TopBar {...props} />
      <header className={styles.header}>
        <div className="wrap">
          <BrandLink {...home} className={styles.brand} />
          <nav className={styles.nav} aria-label="Main" data-in-row="">
            <ul>
              {items.map((item) => (
                <li key={item.href} className={styles.item} data-dropdown={item.href === servicesHref ? '' : undefined}>
                  <a className={styles.link} href={item.href} aria-current={item.current}>
                    <span>{item.name}</span>
                  </a>
                  {item.href === servicesHref && <ServicesDropdown {...props} />}
                </li>
              ))}
            </ul>
          </nav>
          <span className={styles.quote} data-beside-name="">
            <ButtonLink href={quoteHref} small>
              FREE QUOTE
            </ButtonLink>
          </span>
          <button
            className={styles.menuButton}
            type="button"
            popoverTarget="menu"
            aria-label="Open menu"
            data-in-menu=""
          >
            <Icon name="menu" />
          </button>
        </div>
      </header>
      <Menu {...props} />
    </>
  );
}
