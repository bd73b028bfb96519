import { loadTypeface } from '../lib/drawings/typeface.ts';

const face = loadTypeface('figtree', 600);

/** What stands in the header besides words, in rem, as src/components/sections/layout/site-header.module.css sets it. */
const mark = 3.25;
const arrow = 1.15;
const quoteButton = 8.75;
const menuButton = 3.15;
const gaps = 1.5;
const leastPadding = 0.4;
const linkSize = 1.0625;

const roundUp = (rem: number) => Math.ceil(rem * 10) / 10;

/**
 * Shows the links in a row where they fit beside the name, else the button of the menu. No media query knows how wide
 * words are, so the build measures them, in bold, the wider of the two weights. `--pad` is the space on each side of a
 * link: what the row has left over, divided among the links and the row's end. The row gets its width before its words
 * arrive, so that nothing moves. The button for a quote is shown once there is room for it beside the menu's. Browsers
 * without popovers have no menu: there the links wrap.
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
    '@supports selector(:popover-open){',
    `@container(width<${least}){[data-in-row]{display:none}}`,
    `[data-in-row]{min-width:calc(${words}rem + ${sides}*var(--pad))}`,
    '}',
    '@supports not selector(:popover-open){[data-in-menu]{display:none}}',
    `@container(width>=${least}){[data-in-menu]{display:none}}`,
    `[data-in-row]{--pad:clamp(${leastPadding}rem,${leastPadding}rem + (100cqi - ${least})/${sides + 1},.8rem)}`,
    '}',
  ].join('');
}
