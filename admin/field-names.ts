/** Labels for fields whose names are unclear to people who build no websites. */
const fieldNames: Record<string, string> = {
  alt: 'What it shows',
  card: 'On the services page',
  closing: 'Call at the end',
  credit: 'Who made it',
  dirt: 'With what can go wrong',
  dirtBefore: 'The same before the work',
  done: 'Once it is wiped',
  edge: 'Across the city line',
  embedUrl: 'Embed URL',
  faq: 'Questions',
  facts: 'Before you book',
  focal: 'What must stay in sight',
  geo: 'Exact position',
  hero: 'Opening',
  heroBefore: 'Opening, before the work',
  illustrative: 'An illustration',
  intro: 'Introduction',
  lands: 'What lands on the glass',
  local: 'Why a local crew',
  near: 'Neighbors',
  notices: 'Samples and illustrations',
  order: 'Place in lists',
  pageUrl: 'Page URL',
  press: 'Under the buttons',
  served: 'Places served',
  some: 'On some days only',
  standing: 'Beside the rating',
  trust: 'Why people trust us',
  url: 'Address (URL)',
  why: 'Why choose us',
  zip: 'ZIP',
  zips: 'ZIP codes',
};

/** Returns the label of a field: `sameDay` becomes "Same day". */
export function getFieldLabel(key: string): string {
  if (fieldNames[key]) return fieldNames[key];
  const text = key.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[-_/]/g, ' ');
  return text.toLowerCase().replace(/^./, (first) => first.toUpperCase());
}

/** Returns the label of an item of a list: "Price" for "Prices", otherwise "entry". */
export const getItemLabel = (label: string) => (/^(\w+ )?\w+[^s]s$/.test(label) ? label.slice(0, -1) : 'entry');

/** Returns the label of a field by its path in a file: "Opening: heading", "Questions and answers 2: answer". */
export function formatPathLabel(path: (string | number)[]): string {
  const names: string[] = [];
  for (const key of path) {
    const last = names.at(-1);
    if (typeof key === 'number') names.splice(-1, 1, `${last ?? 'No.'} ${key + 1}`);
    else if (key !== 'items')
      names.push(
        last ? getFieldLabel(key).replace(/^[A-Z](?=[a-z ])/, (first) => first.toLowerCase()) : getFieldLabel(key),
      );
  }
  return names.join(': ');
}
