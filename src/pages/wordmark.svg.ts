import { getBusiness } from '../content-loading/load-content.ts';
import { composeWordmark } from '../wordmark/compose-wordmark.ts';

export async function GET() {
  const { svg } = await composeWordmark((await getBusiness()).brand);
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
}
