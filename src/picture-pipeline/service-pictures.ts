import type { Service } from '../content-loading/load-content.ts';
import type { ComparePair } from '../ui/compare-slider.tsx';
import type { PictureResolver } from './resolve-picture.ts';

/** The pictures of a service page. */
export async function resolveServicePictures(resolver: PictureResolver, { pictures }: Service) {
  const { hero, heroBefore, dirt, dirtBefore } = pictures;
  return {
    hero: {
      after: await resolver.resolve(hero, { hero: true }),
      before: await resolver.resolve(heroBefore, { hero: true }),
    },
    dirt: dirt ? await resolver.resolve(dirt, { widest: 1200 }) : undefined,
    dirtBefore: dirtBefore ? await resolver.resolve(dirtBefore, { widest: 1200 }) : undefined,
  };
}

/**
 * The services with their panes of glass. `widest`: a larger file for the sharpest screens would cost each of
 * twenty-four pictures an address.
 */
export async function addPanes<Listed extends Service>(resolver: PictureResolver, services: Listed[], widest: number) {
  const withPanes: (Listed & { pane: ComparePair })[] = [];
  for (const service of services) {
    const { hero, heroBefore } = service.pictures;
    const pane = {
      after: await resolver.resolve(hero, { widest }),
      before: await resolver.resolve(heroBefore, { widest }),
    };
    withPanes.push({ ...service, pane });
  }
  return withPanes;
}
