import { getAreas } from '../content-loading/load-content.ts';
import { composeMap } from '../service-area-map/compose-map.ts';
import { loadTypeface } from '../share-cards/text-path.ts';

export async function GET() {
  const [heading, text, quiet] = await Promise.all([
    loadTypeface('besley', 600),
    loadTypeface('figtree', 600),
    loadTypeface('figtree', 500),
  ]);
  // Downtown shares its dot with the city's own.
  const places = (await getAreas()).flatMap((area) => (area.map ? [{ name: area.name, ...area.map }] : []));
  const headers = { 'content-type': 'image/svg+xml' };
  return new Response(composeMap(places, { heading, text, quiet }), { headers });
}
