import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { mapFormats } from '../../src/lib/drawings/compose-map.ts';
import { serviceAreaMapHref } from '../../src/lib/site/paths.ts';
import { pageFiles, readPage } from './site-files.ts';

const { map: providerMap } = parse(readFileSync('src/content/business.yaml', 'utf8'));
const folder = 'src/content/areas';
const areas = readdirSync(folder)
  .map((name) => parse(readFileSync(`${folder}/${name}`, 'utf8')) as { name: string; map?: object })
  .filter(({ map }) => map);

describe.each(mapFormats)('the drawn map, %s', (format) => {
  const drawing = readFileSync(`dist${serviceAreaMapHref(format)}`, 'utf8');

  test('has a dot for each area that has a place on it, and two circles for the city', () => {
    expect(drawing.match(/<circle/g)).toHaveLength(areas.length + 2);
  });

  test('names each of these areas and four landmarks', () => {
    const names = [...drawing.matchAll(/class="name"[^>]*><title>([^<]+)<\/title><g/g)].map(([, name]) => name);
    expect(names).toEqual(expect.arrayContaining(areas.map(({ name }) => name)));
    expect(names).toHaveLength(areas.length + 4);
  });

  test('draws the massif in contour lines, and goes over the wire in at most 14 KB', () => {
    const lines = drawing.match(/<g id="_lines".*?<\/g>/)?.[0].match(/<path/g) ?? [];
    expect(lines.length).toBeGreaterThanOrEqual(6);
    expect(lines.length).toBeLessThanOrEqual(8);
    // Whichever of the two a visitor's browser takes.
    for (const packed of ['br', 'gz']) {
      expect(statSync(`dist${serviceAreaMapHref(format)}.${packed}`).size).toBeLessThanOrEqual(14_000);
    }
  });

  test('needs no typeface of the machine it is seen on', () => {
    expect(drawing).not.toMatch(/<text|font-family/);
  });
});

describe.each(pageFiles)('%s', (name) => {
  const html = readPage(name);

  test('has the drawn map at hand, which waits there until somebody comes near', () => {
    const images = html.match(/<img[^>]*service-area-map\/[^>]*>/g) ?? [];
    // Areas Served opens with its one map; all other pages have it in the footer.
    if (name !== 'areas-served.html') expect(images.at(-1)).toMatch(/loading="lazy"/);
    expect(images.at(-1)).toMatch(/width="\d+" height="\d+"/);
  });

  test('keeps the map of the provider for whoever presses the button, and names whose data it is', () => {
    expect(html).not.toMatch(/<iframe/);
    expect(html).toContain(`data-map-embed="${providerMap.embedUrl.replaceAll('&', '&amp;')}"`);
    const credit = new RegExp(`href="${RegExp.escape(providerMap.credit.url)}"[^>]*>${providerMap.credit.name}<`);
    expect(html).toMatch(credit);
  });
});
