import { loadTypeface } from '../lib/drawings/typeface.ts';

const face = loadTypeface('figtree', 700);

/** What stands in the header besides words, in rem, as src/components/sections/layout/site-header.module.css sets it. */
const mark = 3.25;
const arrow = 1.15;
const quoteButton = 8.75;
const menuButton = 3.15;
const gaps = 1.5;
const leastPadding = 0.4;
const linkSize = 1.0313;

const roundUp = (rem: number) => Math.ceil(rem * 10) / 10;

/**
 * Shows the links in a row where they and the name fit, else the button of the menu: no query asks whether words fit,
 * so the build measures them, in bold, which both fonts stay within. `--pad` is what a row leaves to each side of a
 * link and, beyond the least, to its end. The row is as wide from its first word on: nothing moves while the header or
 * its fonts arrive. The button for a quote waits until name and menu button leave it room.
 */
export async function composeHeaderRules(names: string[], wordmark: { width: number }): Promise<string> {
  const { measure } = await face;
  const words = roundUp(names.reduce((width, name) => width + measure(name, linkSize), arrow));
  const sides = 2 * names.length;
  const brand = mark + wordmark.width / 16;
  const row = brand + words + sides * leastPadding + quoteButton + gaps;
  const least = `${roundUp(row)}rem`;
  const besideName = `${roundUp(brand + quoteButton + menuButton + gaps)}rem`;
  return [
    '@layer utilities{',
    `@container(width<${besideName}){[data-beside-name]{display:none}}`,
    `@container(width<${least}){[data-in-row]{display:none}}`,
    `@container(width>=${least}){[data-in-menu]{display:none}}`,
    `[data-in-row]{--pad:min(${leastPadding}rem + (100cqi - ${least})/${sides + 1},.8rem);min-width:calc(${words}rem + ${sides}*var(--pad))}`,
    '}',
  ].join('');
}
