import type { APIRoute, GetStaticPaths } from 'astro';
import { getBusiness } from '../../lib/content/collections.ts';
import { composeCard } from '../../lib/drawings/compose-card.ts';
import { renderCard } from '../../lib/drawings/render-card.ts';
import { loadTypeface } from '../../lib/drawings/typeface.ts';
import { findOriginal } from '../../lib/pictures/resolve-picture.ts';
import type { ShareCard } from '../../lib/seo/head.ts';
import { listPages } from '../../lib/seo/page-heads.ts';
import { shareCardHref } from '../../lib/site/paths.ts';

export const getStaticPaths = (async () =>
  (await listPages()).map(({ route, card }) => ({
    params: { card: shareCardHref(route).replace(/^\/share\/|\.jpg$/g, '') },
    props: { card },
  }))) satisfies GetStaticPaths;

const faces = Promise.all([loadTypeface('besley', 600), loadTypeface('figtree', 600)]);

export const GET: APIRoute<{ card: ShareCard }> = async ({ props }) => {
  const { brand, serviceArea } = await getBusiness();
  const [heading, text] = await faces;
  const { path, focal } = await findOriginal(props.card.picture);
  const svg = composeCard(props.card, brand, serviceArea, { heading, text });
  const card = await renderCard(svg, { path, focal });
  return new Response(new Uint8Array(card), { headers: { 'content-type': 'image/jpeg' } });
};
