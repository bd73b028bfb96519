import { getPage, getServices } from '../content-loading/load-content.ts';
import type { createPictureResolver } from '../picture-pipeline/resolve-picture.ts';
import type { ViewSlots } from '../schemas/view.ts';
import { readDenverDate } from '../scripts/today.ts';
import type { GlassWords } from '../sections/window-hero.tsx';
import { listOnGlass } from '../site/season.ts';
import { lowerFirst } from '../text/lower-first.ts';
import type { Outlook } from '../ui/glass.tsx';

/** A window on one of these views, with the dirt of the year that Home's calendar tells of. */
export async function resolveOutlook(
  pictures: ReturnType<typeof createPictureResolver>,
  slots: ViewSlots,
): Promise<Outlook> {
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
export async function composeGlassWords(): Promise<GlassWords> {
  const { glass } = (await getPage('home')).hero;
  const counting = (await getServices()).find(({ slug, kind }) => slug === 'window-cleaning' && kind === 'residential');
  return {
    ...glass,
    done: { ...glass.done, href: `${counting?.href}#example` },
    dirt: (await listDirt()).map(({ from, is }) => [from, lowerFirst(is.name), is.when]),
  };
}
