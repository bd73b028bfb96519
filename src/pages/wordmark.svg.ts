import { getBusiness } from '../lib/content/collections.ts';
import { composeWordmark } from '../lib/drawings/compose-wordmark.ts';

export async function GET() {
  const { svg } = await composeWordmark((await getBusiness()).brand);
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
}
