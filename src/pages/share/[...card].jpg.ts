import type { APIRoute, GetStaticPaths } from 'astro';
import { getBusiness } from '../../content-loading/load-content.ts';
import { loadTypeface } from '../../fonts/typeface.ts';
import { findOriginal } from '../../picture-pipeline/resolve-picture.ts';
import type { ShareCard } from '../../seo/head.ts';
import { listPages } from '../../seo/page-heads.ts';
import { composeCard } from '../../share-cards/compose-card.ts';
import { renderCard } from '../../share-cards/render-card.ts';
import { shareCardHref } from '../../site/paths.ts';

export const getStaticPaths = (async () =>
  (await listPages()).map(({ route, card }) => ({
    params: { card: shareCardHref(route).replace(/^\/share\/|\.jpg$/g, '') },
    props: { card },
  }))) satisfies GetStaticPaths;

const faces = Promise.all([loadTypeface('besley', 600), loadTypeface('figtree', 600)]);

export const GET: APIRoute<{ card: ShareCard }> = async ({ props }) => {
  const { brand, serviceArea } = await getBusiness();
  const [heading, text] = await faces;
  const { found, shown } = await findOriginal(props.card.picture);
  const svg = composeCard(props.card, brand, serviceArea, { heading, text });
  const card = await renderCard(svg, { path: found.path, focal: shown.data.focal });
  return new Response(new Uint8Array(card), { headers: { 'content-type': 'image/jpeg' } });
};
