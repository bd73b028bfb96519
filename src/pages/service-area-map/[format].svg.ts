import type { APIRoute, GetStaticPaths } from 'astro';
import { getAreas } from '../../lib/content/collections.ts';
import { composeMap, mapFormats } from '../../lib/drawings/compose-map.ts';
import { loadTypeface } from '../../lib/drawings/typeface.ts';
import type { MapFormat } from '../../lib/site/paths.ts';

export const getStaticPaths = (() =>
  mapFormats.map((format) => ({ params: { format }, props: { format } }))) satisfies GetStaticPaths;

// Rounds to a tenth of a pixel.
const grain = 8;
const faces = Promise.all([
  loadTypeface('besley', 600, grain),
  loadTypeface('figtree', 600, grain),
  loadTypeface('figtree', 500, grain),
]);

export const GET: APIRoute<{ format: MapFormat }> = async ({ props }) => {
  const [heading, text, quiet] = await faces;
  // Downtown shares its dot with the city's own.
  const places = (await getAreas()).flatMap((area) => (area.map ? [{ ...area, ...area.map }] : []));
  const drawing = composeMap(places, { heading, text, quiet }, props.format);
  return new Response(drawing, { headers: { 'content-type': 'image/svg+xml' } });
};
