/** Labels for fields whose names are unclear to people who build no websites. */
const fieldNames: Record<string, string> = {
  alt: 'What it shows',
  body: 'Text',
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

/** Returns the label of a service: "Window Cleaning, homes". Painting is done for homes and for businesses. */
export const formatServiceLabel = (kind: string, name: string) =>
  `${name}, ${kind === 'residential' ? 'homes' : 'businesses'}`;
