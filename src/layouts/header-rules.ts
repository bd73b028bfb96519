import { loadTypeface } from '../lib/drawings/typeface.ts';

const typeface = loadTypeface('figtree', 600);

/** What stands in the header besides words, in rem, as src/components/sections/layout/site-header.module.css sets it. */
const mark = 3.25;
const arrow = 1.15;
const quoteButton = 8.75;
const menuButton = 3.15;
const gaps = 1.5;
const minPadding = 0.4;
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
  const { measure } = await typeface;
  const words = roundUp(names.reduce((width, name) => width + measure(name, linkSize), arrow));
  const sides = 2 * names.length;
  const brand = mark + wordmark.width / 16;
  const row = brand + words + sides * minPadding + quoteButton + gaps;
  const minWidth = `${roundUp(row)}rem`;
  const besideName = `${roundUp(brand + quoteButton + menuButton + gaps)}rem`;
  return [
    '@layer utilities{',
    `@container(width<${besideName}){[data-beside-name]{display:none}}`,
    '@supports selector(:popover-open){',
    `@container(width<${minWidth}){[data-in-row]{display:none}}`,
    `[data-in-row]{min-width:calc(${words}rem + ${sides}*var(--pad))}`,
    '}',
    '@supports not selector(:popover-open){[data-in-menu]{display:none}}',
    `@container(width>=${minWidth}){[data-in-menu]{display:none}}`,
    `[data-in-row]{--pad:clamp(${minPadding}rem,${minPadding}rem + (100cqi - ${minWidth})/${sides + 1},.8rem)}`,
    '}',
  ].join('');
}
