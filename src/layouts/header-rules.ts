import { loadTypeface } from '../lib/drawings/typeface.ts';

const typeface = loadTypeface('figtree', 600);

/** The width of the logo mark plus the gap to the name, in rem. */
const markWidthWithGap = 3.25;
/** Lengths in rem. The style sheet of the header reads them as --header-gap and so on. */
const sizes = {
  gap: 0.75,
  'link-font-size': 1.0625,
  'link-padding': 0.4,
  'arrow-width': 1.15,
  'quote-button-width': 8.75,
  'menu-button-size': 3,
  'menu-button-gap': 0.15,
};
/** The padding on each side of a link where there is space for it, in rem. */
const maxLinkPadding = 0.8;

const roundUp = (rem: number) => Math.ceil(rem * 10) / 10;

/**
 * Returns rules that show the links in a row if they fit next to the name, otherwise the button of the menu. No media
 * query can measure text, so the build does, at weight 600, the wider of the two weights. `--pad` is the padding on each side
 * of a link: the free width of the row is shared equally among all paddings and the space after the last link. The row has a minimum
 * width before its font has loaded, which prevents a layout shift. The quote button is shown once there is space for it
 * next to the menu button. Browsers without popovers have no menu: there the links wrap.
 */
export async function composeHeaderRules(names: string[], wordmark: { width: number }): Promise<string> {
  const { measure } = await typeface;
  const minPadding = sizes['link-padding'];
  const linksWidth = roundUp(
    names.reduce((width, name) => width + measure(name, sizes['link-font-size']), sizes['arrow-width']),
  );
  const paddingCount = 2 * names.length;
  const brandWidth = markWidthWithGap + wordmark.width / 16;
  const brandAndQuoteWidth = brandWidth + sizes['quote-button-width'] + 2 * sizes.gap;
  const minRowWidth = `${roundUp(brandAndQuoteWidth + linksWidth + paddingCount * minPadding)}rem`;
  const menuWidth = sizes['menu-button-size'] + sizes['menu-button-gap'];
  const minQuoteWidth = `${roundUp(brandAndQuoteWidth + menuWidth)}rem`;
  const customProperties = Object.entries(sizes).map(([name, rem]) => `--header-${name}:${rem}rem`);
  const growingPadding = `${minPadding}rem + (100cqi - ${minRowWidth})/${paddingCount + 1}`;
  return [
    `@layer tokens{:root{${customProperties.join(';')}}}`,
    '@layer utilities{',
    `@container(width<${minQuoteWidth}){[data-beside-name]{display:none}}`,
    '@supports selector(:popover-open){',
    `@container(width<${minRowWidth}){[data-in-row]{display:none}}`,
    `[data-in-row]{min-width:calc(${linksWidth}rem + ${paddingCount}*var(--pad))}`,
    '}',
    '@supports not selector(:popover-open){[data-in-menu]{display:none}}',
    `@container(width>=${minRowWidth}){[data-in-menu]{display:none}}`,
    `[data-in-row]{--pad:clamp(${minPadding}rem,${growingPadding},${maxLinkPadding}rem)}`,
    '}',
  ].join('');
}
