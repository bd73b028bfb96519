export type Zone = 'city' | 'nearby' | 'denver';

/** What holds for the way to a property, as src/content/zip-codes.yaml has it. */
export interface TravelTerms {
  answers: Record<Zone, string>;
  /** Places by ZIP. One that a city line cuts through stands in both zones. */
  zips: Record<Exclude<Zone, 'denver'>, Record<string, string>>;
  /** Towns and areas that an address may name instead. */
  names: Record<string, Zone>;
}

export interface TravelLine {
  place: string;
  zip?: string;
  zone: Zone;
}

export type Travel =
  /** One line, or one for each side of a city line. */
  { lines: TravelLine[] } | { unknownZip: string };

/** Colorado's ZIPs, as opposed to the numbers of houses. */
const coloradoZip = /\b8[01]\d{3}\b/g;

/** What holds for an address as far as it has been typed; undefined while it does not say enough. */
export function findTravel(address: string, { zips, names }: TravelTerms): Travel | undefined {
  const zones = ['city', 'nearby'] as const;
  const asked = address.match(coloradoZip) ?? [];
  const zip = asked.findLast((candidate) => zones.some((zone) => zips[zone][candidate]));
  if (zip) {
    const sides = zones.filter((zone) => zips[zone][zip]);
    return { lines: sides.map((zone) => ({ place: zips[zone][zip] as string, zip, zone })) };
  }
  const parts = address.split(',').map((part) =>
    part
      .replace(/\bcolorado$|\bco\b|\d{5}(-\d{4})?/gi, '')
      .replace(/\s+/g, ' ')
      .trim()
      .toLowerCase(),
  );
  const known = Object.entries(names);
  const [place, zone] = parts.flatMap((part) => known.filter(([name]) => name.toLowerCase() === part)).at(-1) ?? [];
  if (place && zone) return { lines: [{ place, zone }] };
  // A house may have such a number too; a ZIP comes last.
  const [last] = address.match(/(?<=\D\s*)8[01]\d{3}(?=\s*$|-\d{4}\s*$)/) ?? [];
  return last ? { unknownZip: last } : undefined;
}
