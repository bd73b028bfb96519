import type { Service } from '../content-loading/load-content.ts';
import type { ServiceKind } from '../site/paths.ts';
import type { ComparePair } from '../ui/compare-slider.tsx';
import type { PictureResolver } from './resolve-picture.ts';

export interface ServicePictures {
  /** The frame after the work, NAME or NAME-after. The same frame before it is NAME-before. */
  hero: string;
  sliderLabel: string;
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
      hero: 'gallery-windows-after',
      sliderLabel: 'Wipe the window clean',
      side: 'trade-bucket',
      trouble: 'house-glass-corner',
      closing: 'house-timber',
    },
    'house-washing': {
      hero: 'gallery-house-washing-after',
      sliderLabel: 'Wipe the wall clean',
      side: 'area-estate',
      trouble: 'house-stucco-wall',
      closing: 'area-brick-loft',
    },
    'pressure-washing': {
      hero: 'gallery-pressure-washing-after',
      sliderLabel: 'Wipe the driveway clean',
      side: 'house-stone-steps',
      trouble: 'house-log-wall',
      closing: 'area-redrock-terrace',
    },
    'roof-cleaning': {
      hero: 'roof-cleaning-after',
      sliderLabel: 'Wipe the roof clean',
      side: 'area-log-home',
      trouble: 'house-estate-wall',
      closing: 'area-mountain-home',
    },
    'concrete-paint-removal': {
      hero: 'gallery-concrete-after',
      sliderLabel: 'Wipe the patio clean',
      side: 'area-prairie-ranch',
      trouble: 'concrete-stain',
      closing: 'area-redrock-terrace',
    },
    painting: {
      hero: 'painting-after',
      sliderLabel: 'Wipe on the new paint',
      side: 'area-victorian-gold',
      trouble: 'house-estate-wall',
      closing: 'area-stucco-two-storey',
    },
  },
  commercial: {
    'pressure-washing': {
      hero: 'gallery-commercial-after',
      sliderLabel: 'Wipe the storefront clean',
      side: 'commercial-parking-garage',
      checklist: 'commercial-hotel-doors',
      trouble: 'commercial-warehouse',
      closing: 'commercial-apartments-brick',
    },
    'hotel-hospitality': {
      hero: 'commercial-hotel',
      sliderLabel: 'Wipe the hotel clean',
      side: 'commercial-hotel-doors',
      checklist: 'commercial-hotel-rooms',
      trouble: 'commercial-atrium',
      closing: 'commercial-hotel-stone',
    },
    'apartment-complexes': {
      hero: 'commercial-apartments',
      sliderLabel: 'Wipe the apartments clean',
      side: 'commercial-lobby',
      checklist: 'commercial-sprinkler-glass',
      trouble: 'commercial-balconies',
      closing: 'commercial-apartments-corner',
    },
    'warehouse-industrial': {
      hero: 'commercial-warehouse',
      sliderLabel: 'Wipe the warehouse clean',
      side: 'commercial-parking-garage',
      checklist: 'commercial-storefront',
      trouble: 'commercial-atrium',
      closing: 'commercial-university',
    },
    'parking-garages': {
      hero: 'commercial-parking-garage',
      sliderLabel: 'Wipe the parking level clean',
      side: 'commercial-warehouse',
      checklist: 'commercial-hotel-doors',
      trouble: 'commercial-storefront',
      closing: 'commercial-apartments-brick',
    },
    painting: {
      hero: 'commercial-apartments-garden',
      sliderLabel: 'Wipe on the new paint',
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

export const nameBefore = (after: string) => `${after.replace(/-after$/, '')}-before`;

/** The pictures of a service page. `hero` is what PictureHero takes. */
export async function resolveServicePictures(resolver: PictureResolver, kind: ServiceKind, slug: string) {
  const { hero, sliderLabel, side, trouble, checklist, closing } = getServicePictures(kind, slug);
  const pair = {
    after: await resolver.resolve(hero, { hero: true }),
    before: await resolver.resolve(nameBefore(hero), { hero: true }),
  };
  return {
    hero: { slider: { label: sliderLabel, pair } },
    side: await resolver.resolve(side),
    trouble: await resolver.resolve(trouble),
    checklist: checklist ? await resolver.resolve(checklist) : undefined,
    closing: await resolver.resolve(closing),
  };
}

/**
 * The services with their panes of glass. `widest`: a larger file for the sharpest screens would cost each of
 * twenty-four pictures an address.
 */
export async function addPanes<Listed extends Service>(resolver: PictureResolver, services: Listed[], widest: number) {
  const withPanes: (Listed & { pane: ComparePair })[] = [];
  for (const service of services) {
    const { hero } = getServicePictures(service.kind, service.slug);
    const pane = {
      after: await resolver.resolve(hero, { widest }),
      before: await resolver.resolve(nameBefore(hero), { widest }),
    };
    withPanes.push({ ...service, pane });
  }
  return withPanes;
}
