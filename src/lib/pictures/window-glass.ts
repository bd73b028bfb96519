import { getPage, getServices } from '../content/collections.ts';
import type { ViewSlots } from '../schemas/view.ts';
import { lowerFirst } from '../site/lower-first.ts';
import { listOnGlass, type TodayWords } from '../site/season.ts';
import { readDenverDate } from '../site/today.ts';
import type { createPictureResolver } from './resolve-picture.ts';

/** A window on one of these views, with the dirt of the year that Home's calendar tells of. */
export async function resolveGlassViews(pictures: ReturnType<typeof createPictureResolver>, slots: ViewSlots) {
  const views = [];
  for (const { from, wide, upright } of slots) {
    const is = { wide: await pictures.resolve(wide), upright: await pictures.resolveUpright(upright) };
    views.push({ from, is });
  }
  const dirts = [];
  for (const { from, is } of await listDirt()) dirts.push({ from, is: await pictures.resolveLayer(is.glass) });
  return { views, dirts, built: readDenverDate(new Date()).half };
}

async function listDirt() {
  const { lands } = (await getPage('home')).calendar;
  return listOnGlass(lands.rows, lands.always);
}

/** What is said of that dirt. */
export async function composeGlassWords() {
  const { glass } = (await getPage('home')).hero;
  const counting = (await getServices()).find(({ slug, kind }) => slug === 'window-cleaning' && kind === 'residential');
  return {
    ...glass,
    done: { ...glass.done, href: `${counting?.href}#example` },
    dirt: (await listDirt()).map(({ from, is }): TodayWords => [from, lowerFirst(is.name), is.when]),
  };
}
