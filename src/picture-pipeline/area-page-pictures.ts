import type { Area, AreaPage } from '../content-loading/load-content.ts';

interface AreaPagePictures {
  hero: string;
  /** Stands under the hero's stroke when the page opens with a slider. */
  heroBefore?: string;
  side: string;
  /** Beside the testimonial. */
  quote: string;
  closing: string;
}

const commercialHeroes = {
  hotel: 'commercial-hotel',
  apartment: 'commercial-apartments',
  university: 'commercial-university',
} as const;

/** The first of the slots that the page does not show yet. */
const pickUnused = (slots: string[], used: string[]) =>
  slots.find((slot) => !used.includes(slot)) ?? (slots[0] as string);

/**
 * Which pictures an area page shows. The area names the three of its window cleaning page; the others show their own
 * work, so that the pages of one area differ at a glance.
 */
export function getAreaPagePictures(page: AreaPage, area: Area): AreaPagePictures {
  const own = area.pictures;
  if (page.kind === 'commercial') {
    const hero = commercialHeroes[page.type];
    const side = page.type === 'apartment' ? 'gallery-windows-after' : 'gallery-commercial-after';
    const closing = pickUnused([own.closing, 'house-timber', 'commercial-apartments'], [hero, side]);
    return { hero, side, closing, quote: side };
  }
  if (page.service === 'pressure-washing') {
    return {
      hero: 'gallery-pressure-washing-after',
      heroBefore: 'gallery-pressure-washing-before',
      side: 'gallery-concrete-after',
      quote: own.hero,
      closing: pickUnused([own.closing, 'house-timber'], [own.hero, 'hero-pressure-washing']),
    };
  }
  if (page.service === 'house-washing') {
    const side = 'gallery-house-washing-after';
    const closing = pickUnused(['painting-after', own.closing], [own.hero, own.side]);
    return {
      hero: own.hero,
      side,
      closing,
      quote: pickUnused(['house-timber', own.closing], [own.hero, side, closing]),
    };
  }
  const used = [own.hero, own.side, own.closing];
  return { ...own, quote: pickUnused(['gallery-windows-after', 'house-timber', 'area-mountain-home'], used) };
}
