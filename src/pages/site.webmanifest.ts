import { getBusiness } from '../lib/content/collections.ts';
import { paths } from '../lib/site/paths.ts';
import { getColor } from '../styles/read-tokens.ts';

export async function GET() {
  const { brand, summary } = await getBusiness();
  const icon = (src: string, size: number, purpose = 'any') => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name: brand,
    short_name: brand,
    description: summary,
    lang: 'en-US',
    start_url: paths.home,
    display: 'browser',
    theme_color: getColor('ink'),
    background_color: getColor('snow'),
    icons: [icon('/icon-192.png', 192), icon('/icon-512.png', 512), icon('/icon-maskable-512.png', 512, 'maskable')],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
}
