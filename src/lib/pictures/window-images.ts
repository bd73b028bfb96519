import { getPage, getPanePrices, getServices } from '../content/collections.ts';
import type { ViewSlots } from '../schemas/view.ts';
import { lowerFirst } from '../site/lower-first.ts';
import { listSeasonalDirt, type SeasonalText } from '../site/season.ts';
import { readDenverDate } from '../site/today.ts';
import type { createPictureResolver } from './resolve-picture.ts';

/** Resolves the views with these slots, and the dirt of the year from Home's calendar. */
export async function resolveWindowImages(pictures: ReturnType<typeof createPictureResolver>, slots: ViewSlots) {
  const views = [];
  for (const { from, wide, upright } of slots) {
    const value = {
      landscape: await pictures.resolve(wide, { minWidth: 1200 }),
      portrait: await pictures.resolvePortrait(upright),
    };
    views.push({ from, value });
  }
  const dirtLayers = [];
  for (const { from, value } of await listDirt()) {
    dirtLayers.push({ from, value: await pictures.resolveDirtLayer(value.glass) });
  }
  return { views, dirtLayers, buildHalfMonth: readDenverDate(new Date()).halfMonth };
}

async function listDirt() {
  const { lands } = (await getPage('home')).calendar;
  return listSeasonalDirt(lands.rows, lands.always);
}

export async function getWipeText() {
  const { label, hint, slider: sliderLabel, done } = (await getPage('home')).hero.glass;
  const windowService = (await getServices()).find(
    ({ slug, kind }) => slug === 'window-cleaning' && kind === 'residential',
  );
  return {
    sliderLabel,
    label,
    hint,
    done: {
      text: done.text,
      link: (await getPanePrices()) ? done.count : done.link,
      href: `${windowService?.href}#example`,
    },
    dirt: (await listDirt()).map(({ from, value }): SeasonalText => [from, lowerFirst(value.name), value.when]),
  };
}
