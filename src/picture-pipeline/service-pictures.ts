import type { Service } from '../content-loading/load-content.ts';
import type { ServiceKind } from '../site/paths.ts';
import type { PanePictures } from '../ui/wiped-pane.tsx';
import type { PictureResolver } from './resolve-picture.ts';

export interface ServicePictures {
  /** One picture, or the pair NAME-before and NAME-after for the slider. */
  hero: { slot: string } | { pair: string; sliderLabel: string };
  side: string;
  /** With what can go wrong. */
  trouble: string;
  /** Beside a commercial checklist. */
  checklist?: string;
  closing: string;
}

const pictures: Record<ServiceKind, Record<string, ServicePictures>> = {
  residential: {
    'window-cleaning': {
      hero: { pair: 'gallery-windows', sliderLabel: 'Wipe the window clean' },
      side: 'area-slate-estate',
      trouble: 'house-glass-corner',
      closing: 'area-redrock',
    },
    'house-washing': {
      hero: { pair: 'gallery-house-washing', sliderLabel: 'Wipe the wall clean' },
      side: 'area-prairie-ranch',
      trouble: 'house-stucco-wall',
      closing: 'area-brick-loft',
    },
    'pressure-washing': {
      hero: { pair: 'gallery-pressure-washing', sliderLabel: 'Wipe the driveway clean' },
      side: 'entry-steps-after',
      trouble: 'house-stone-steps',
      closing: 'hero-pressure-washing',
    },
    'roof-cleaning': {
      hero: { pair: 'roof-cleaning', sliderLabel: 'Wipe the roof clean' },
      side: 'area-log-home',
      trouble: 'house-estate-wall',
      closing: 'area-mountain-home',
    },
    'concrete-paint-removal': {
      hero: { pair: 'gallery-concrete', sliderLabel: 'Wipe the patio clean' },
      side: 'house-stone-steps',
      trouble: 'area-prairie-ranch',
      closing: 'area-brick-ranch',
    },
    painting: {
      hero: { pair: 'painting', sliderLabel: 'Wipe on the new paint' },
      side: 'area-victorian-gold',
      trouble: 'house-painted-porch',
      closing: 'area-stucco-two-storey',
    },
  },
  commercial: {
    'pressure-washing': {
      hero: { pair: 'gallery-commercial', sliderLabel: 'Wipe the storefront clean' },
      side: 'commercial-parking-garage',
      checklist: 'commercial-hotel-doors',
      trouble: 'commercial-warehouse',
      closing: 'commercial-apartments-brick',
    },
    'hotel-hospitality': {
      hero: { slot: 'commercial-hotel' },
      side: 'commercial-hotel-doors',
      checklist: 'commercial-hotel-rooms',
      trouble: 'commercial-hotel-tower',
      closing: 'commercial-hotel-stone',
    },
    'apartment-complexes': {
      hero: { slot: 'commercial-apartments' },
      side: 'commercial-balconies',
      checklist: 'commercial-apartments-railings',
      trouble: 'commercial-apartments-glass',
      closing: 'commercial-apartments-corner',
    },
    'warehouse-industrial': {
      hero: { slot: 'commercial-warehouse' },
      side: 'commercial-parking-garage',
      checklist: 'commercial-storefront',
      trouble: 'commercial-atrium',
      closing: 'commercial-university',
    },
    'parking-garages': {
      hero: { slot: 'commercial-parking-garage' },
      side: 'commercial-warehouse',
      checklist: 'commercial-atrium',
      trouble: 'commercial-storefront',
      closing: 'commercial-apartments-brick',
    },
    painting: {
      hero: { slot: 'commercial-apartments-garden' },
      side: 'commercial-hotel-stone',
      checklist: 'commercial-apartments-glass',
      trouble: 'commercial-hotel-rooms',
      closing: 'commercial-warehouse',
    },
  },
};

/** Which pictures a service page shows. */
export function getServicePictures(kind: ServiceKind, slug: string): ServicePictures {
  const found = pictures[kind][slug];
  if (!found)
    throw new Error(
      `The ${kind} service "${slug}" has no pictures: name them in src/picture-pipeline/service-pictures.ts`,
    );
  return found;
}

/** The pictures of a service page. `hero` is what PictureHero takes. */
export async function resolveServicePictures(resolver: PictureResolver, kind: ServiceKind, slug: string) {
  const { hero, side, trouble, checklist, closing } = getServicePictures(kind, slug);
  return {
    hero:
      'pair' in hero
        ? {
            slider: {
              label: hero.sliderLabel,
              pair: {
                after: await resolver.resolve(`${hero.pair}-after`, { hero: true }),
                before: await resolver.resolve(`${hero.pair}-before`, { hero: true }),
              },
            },
          }
        : { picture: await resolver.resolve(hero.slot, { hero: true }) },
    side: await resolver.resolve(side),
    trouble: await resolver.resolve(trouble),
    checklist: checklist ? await resolver.resolve(checklist) : undefined,
    closing: await resolver.resolve(closing),
  };
}

/** The sharpest phones show a pane 866 pixels wide; a larger file would cost each of twelve panes an address for it. */
const paneFiles = { widest: 780 };

/** The services with their panes of glass: the pair of each, or the one picture where there is no pair. */
export async function addPanes<Listed extends Service>(resolver: PictureResolver, services: Listed[]) {
  const withPanes: (Listed & { pane: PanePictures })[] = [];
  for (const service of services) {
    const { hero } = getServicePictures(service.kind, service.slug);
    const pane =
      'pair' in hero
        ? {
            after: await resolver.resolve(`${hero.pair}-after`, paneFiles),
            before: await resolver.resolve(`${hero.pair}-before`, paneFiles),
          }
        : { after: await resolver.resolve(hero.slot, paneFiles) };
    withPanes.push({ ...service, pane });
  }
  return withPanes;
}
