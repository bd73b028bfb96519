import { getLowestPrice, type Service } from '../content-loading/load-content.ts';

/** What drives the price of a service, and the owner's own figure where there is one. */
export async function composePrice(
  { price, kind, slug }: Service,
  words: { from: string; travel: { title: string; text: string } },
) {
  const items = [...price.items, words.travel];
  const lowest = await getLowestPrice(`${kind}/${slug}`);
  if (!lowest) return { ...price, items };
  const from = words.from.replace('[dollars]', lowest.dollars.toLocaleString('en-US')).replace('[unit]', lowest.unit);
  return { ...price, items, intro: `${price.intro} ${from}` };
}
