import type { PictureUse } from './resolve-picture.ts';

/**
 * How each place of the layout shows its picture: one entry for each kind of frame. Where a frame is filled by height,
 * `sizes` names the width the picture has behind its edges, not the width of the frame.
 */
export const pictureUses = {
  homeHero: {
    ratio: '5:4',
    widths: [400, 560, 780, 1000, 1250],
    sizes: '(min-width: 60rem) max(54vw, 54rem), 100vw',
    priority: true,
    hero: true,
  },
  pageHero: {
    ratio: '4:3',
    widths: [390, 560, 780, 1060, 1340],
    // On wide screens the frame is at least 36rem high, and the picture fills it by its height.
    sizes: '(min-width: 60rem) max(50vw, 62rem), 100vw',
    priority: true,
    hero: true,
  },
  side: {
    ratio: '3:2',
    widths: [360, 525, 760, 1060, 1500],
    sizes: '(min-width: 82rem) 31rem, (min-width: 64rem) 38vw, 92vw',
  },
  strip: {
    ratio: '12:5',
    widths: [360, 525, 780, 1080, 1500],
    sizes: '(min-width: 82rem) 48rem, (min-width: 60rem) 55vw, 92vw',
  },
  portrait: {
    ratio: '4:5',
    widths: [320, 460, 640, 800],
    sizes: '(min-width: 82rem) 29rem, 34vw',
  },
  closing: {
    ratio: '16:9',
    widths: [390, 560, 780, 1080, 1500],
    sizes: '(min-width: 60rem) max(50vw, 67rem), 100vw',
  },
  featured: {
    ratio: '4:3',
    widths: [300, 360, 540, 740, 1060, 1280],
    sizes: '(min-width: 90rem) 33rem, (min-width: 56rem) 33vw, (min-width: 40rem) 29vw, 92vw',
  },
  galleryCard: {
    ratio: '4:3',
    widths: [370, 540, 740, 1060],
    sizes: '(min-width: 84rem) 316px, (min-width: 60rem) 29.6vw, (min-width: 34rem) 44.6vw, 89.7vw',
  },
  lightbox: {
    widths: [420, 630, 940, 1400],
    sizes: '(min-width: 48rem) min(92vw, calc(150vh - 19rem)), min(100vw, calc(150vh - 19rem))',
  },
} satisfies Record<string, PictureUse>;
