import type { z } from 'zod';
import type { areaSchema } from '../schemas/area.ts';
import type { zipCodesSchema } from '../schemas/zip-codes.ts';
import type { ContentFile } from './content-kinds.ts';
import { foldName } from './fold-name.ts';

type Area = z.output<typeof areaSchema>;
type ZipCodes = z.output<typeof zipCodesSchema>;
type ZipRow = ZipCodes['city']['zips'][number];

/** Merges the rows of each ZIP into one row with all their places. */
const mergeRows = (rows: ZipRow[]): ZipRow[] =>
  [...Map.groupBy(rows, ({ zip }) => zip)].map(([zip, rowsOfZip]) => ({
    zip,
    places: [...new Set(rowsOfZip.flatMap(({ places }) => places.split(', ')))].join(', '),
    areas: [...new Set(rowsOfZip.flatMap(({ areas }) => areas))],
  }));

/** Adds rows for the ZIPs of these areas that have none. A ZIP that several areas share lists each of them. */
function addMissingZips(
  rows: ZipRow[],
  areas: Area[],
  isShared: (zip: string) => boolean,
  namedKeys: string[],
): ZipRow[] {
  const missing = areas.flatMap(({ name, zips }) =>
    zips.flatMap((zip): ZipRow[] => {
      const isListed = rows.some((row) => row.zip === zip);
      const isNamed = namedKeys.includes(`${zip} ${foldName(name)}`);
      return isListed && (isNamed || !isShared(zip)) ? [] : [{ zip, places: name, areas: [] }];
    }),
  );
  return mergeRows([...rows, ...missing]);
}

/** Adds the ZIPs of the areas to the ZIP check, so that an owner who adds an area need not write its ZIP twice. */
export function completeZipCodes(zipCodes: ZipCodes, areas: Area[]): ZipCodes {
  const isShared = (zip: string) => areas.filter(({ zips }) => zips.includes(zip)).length > 1;
  const namedKeys = [...zipCodes.city.zips, ...zipCodes.nearby.zips].flatMap(({ zip, places, areas: also }) =>
    areas
      .filter(({ name }) => foldName([places, ...also].join()).includes(foldName(name)))
      .map(({ name }) => `${zip} ${foldName(name)}`),
  );
  const completeRows = (zone: 'city' | 'nearby') =>
    addMissingZips(
      zipCodes[zone].zips,
      areas.filter((area) => area.zone === zone),
      isShared,
      namedKeys,
    );
  return {
    ...zipCodes,
    city: { ...zipCodes.city, zips: completeRows('city') },
    nearby: { ...zipCodes.nearby, zips: completeRows('nearby') },
  };
}

/**
 * Completes content from the areas: an area is never listed as near itself, and the ZIP check contains all their ZIPs.
 */
export function completeAreas(files: ContentFile[]): ContentFile[] {
  const areas = files.flatMap(({ kind, data }) => (kind === 'areas' ? [data as Area] : []));
  return files.map((content) => {
    if (content.kind === 'zipCodes') return { ...content, data: completeZipCodes(content.data as ZipCodes, areas) };
    if (content.kind !== 'areas') return content;
    const { near, ...area } = content.data as Area;
    return { ...content, data: { ...area, near: near.filter((slug) => !content.file.endsWith(`/${slug}.yaml`)) } };
  });
}
