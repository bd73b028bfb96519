import { loadTypeface } from '../lib/drawings/typeface.ts';

const typeface = loadTypeface('figtree', 600);

/** The mark and the space between it and the name, in rem. */
const markSize = 3.25;
/** Sizes in rem. The style sheet of the header reads them as --header-gap and so on. */
const sizes = { gap: 0.75, 'link-size': 1.0625, padding: 0.4, arrow: 1.15, quote: 8.75, menu: 3, 'menu-gap': 0.15 };

const roundUp = (rem: number) => Math.ceil(rem * 10) / 10;

/**
 * Returns rules that show the links in a row if they fit next to the name, otherwise the button of the menu. No media
 * query can measure text, so the build does, in bold, the wider of the two weights. `--pad` is the space on each side
 * of a link: the rest of the row, divided among the links and the row's end. The row gets its width before its text
 * arrives, so that nothing moves. The quote button is shown once there is space for it next to the menu button.
 * Browsers without popovers have no menu: there the links wrap.
 */
export async function composeHeaderRules(names: string[], wordmark: { width: number }): Promise<string> {
  const { measure } = await typeface;
  const { gap, arrow, quote, menu, padding } = sizes;
  const linksWidth = roundUp(names.reduce((width, name) => width + measure(name, sizes['link-size']), arrow));
  const sides = 2 * names.length;
  const brandWidth = markSize + wordmark.width / 16;
  const rowWidth = brandWidth + linksWidth + sides * padding + quote + 2 * gap;
  const minWidth = `${roundUp(rowWidth)}rem`;
  const minQuoteWidth = `${roundUp(brandWidth + quote + menu + sizes['menu-gap'] + 2 * gap)}rem`;
  return [
    `@layer tokens{:root{${Object.entries(sizes)
      .map(([name, rem]) => `--header-${name}:${rem}rem`)
      .join(';')}}}`,
    '@layer utilities{',
    `@container(width<${minQuoteWidth}){[data-beside-name]{display:none}}`,
    '@supports selector(:popover-open){',
    `@container(width<${minWidth}){[data-in-row]{display:none}}`,
    `[data-in-row]{min-width:calc(${linksWidth}rem + ${sides}*var(--pad))}`,
    '}',
    '@supports not selector(:popover-open){[data-in-menu]{display:none}}',
    `@container(width>=${minWidth}){[data-in-menu]{display:none}}`,
    `[data-in-row]{--pad:clamp(${padding}rem,${padding}rem + (100cqi - ${minWidth})/${sides + 1},.8rem)}`,
    '}',
  ].join('');
}
