/** Reads the aspect ratios in which pages show a picture from their style sheets. */
import gallery from '../src/components/islands/gallery/gallery.module.css?raw';
import story from '../src/components/sections/about/story.module.css?raw';
import testimonials from '../src/components/sections/reviews/featured-testimonials.module.css?raw';
import serviceGrid from '../src/components/sections/services/service-grid.module.css?raw';
import challenges from '../src/components/sections/shared/challenges.module.css?raw';
import pictureHero from '../src/components/sections/shared/picture-hero.module.css?raw';

/** Style sheets by the name of the field or of its parent. Fields without their own aspect ratio have no entry. */
const sheets: Record<string, string> = {
  hero: pictureHero,
  heroBefore: pictureHero,
  dirt: challenges,
  dirtBefore: challenges,
  areaCard: serviceGrid,
  portrait: story,
  before: gallery,
  after: gallery,
  items: testimonials,
};

const ratio = /aspect-ratio: ([\d.]+)(?: \/ (\d+))?;/g;

/** Returns ratios such as "16 / 9" for the field at a key path. */
export function listFrames(keyPath: string): string[] {
  const names = keyPath.split('.').filter((key) => !/^\d+$/.test(key));
  const name = names.at(-1) === 'picture' ? names.at(-2) : names.at(-1);
  const found = (sheets[name ?? ''] ?? '').matchAll(ratio);
  return [...new Set([...found].map(([, width, height = '1']) => `${width} / ${height}`))];
}
