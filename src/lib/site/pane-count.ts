// No Zod in this file: the page that counts and the quote form both load it in the browser.

/**
 * The windows of a house, by the names of their form fields and of the query parameters of a link to the quote form.
 */
export const windowKinds = {
  'double-hung': { panes: 2, singular: 'double-hung window', plural: 'double-hung windows' },
  sliders: { panes: 2, singular: 'slider', plural: 'sliders' },
  'picture-windows': { panes: 1, singular: 'picture or casement window', plural: 'picture or casement windows' },
  'door-panes': { panes: 1, singular: 'small pane in a door', plural: 'small panes in a door' },
  skylights: { panes: 1, singular: 'skylight', plural: 'skylights' },
};

export type WindowKind = keyof typeof windowKinds;

export const windowKindNames = Object.keys(windowKinds) as WindowKind[];

export const storyNames = { 1: 'one story', 2: 'two stories' };
export const sideNames = { both: 'inside and out', outside: 'outside only' };

/** The limit for windows of one kind. */
export const maxWindows = 99;

export type PaneCount = Record<WindowKind, number> & {
  stories: keyof typeof storyNames;
  sides: keyof typeof sideNames;
};

/** Reads a count from a form or from a query. A missing or invalid value counts as 0, on one story, inside and out. */
export function readPaneCount(source: { get(name: string): unknown }): PaneCount {
  const read = (name: string) => Math.min(maxWindows, Math.max(0, Math.trunc(Number(source.get(name))) || 0));
  return {
    ...(Object.fromEntries(windowKindNames.map((kind) => [kind, read(kind)])) as Record<WindowKind, number>),
    stories: source.get('stories') === '2' ? 2 : 1,
    sides: source.get('sides') === 'outside' ? 'outside' : 'both',
  };
}

/** Returns the count for the house of a worked example, which has two stories. */
export function countExample(items: { kind: WindowKind; panes: number }[]): PaneCount {
  const count = readPaneCount(new Map([['stories', '2']]));
  for (const { kind, panes } of items) count[kind] += panes / windowKinds[kind].panes;
  return count;
}

export const sumPanes = (count: PaneCount) =>
  windowKindNames.reduce((sum, kind) => sum + count[kind] * windowKinds[kind].panes, 0);

const formatNumber = (count: number, { singular, plural }: { singular: string; plural: string }) =>
  `${count} ${count === 1 ? singular : plural}`;

const paneNames = { singular: 'pane', plural: 'panes' };

export const formatPanes = (panes: number) => formatNumber(panes, paneNames);

/** Returns a line such as "20 panes: 9 double-hung windows, 2 skylights; two stories; inside and out", or '' for none. */
export function describePaneCount(count: PaneCount): string {
  const panes = sumPanes(count);
  if (panes === 0) return '';
  const windows = windowKindNames
    .filter((kind) => count[kind])
    .map((kind) => formatNumber(count[kind], windowKinds[kind]));
  return `${formatPanes(panes)}: ${windows.join(', ')}; ${storyNames[count.stories]}; ${sideNames[count.sides]}`;
}

/** Returns true for a line of describePaneCount to which the visitor has added no words. */
export function isPaneCountLine(line: string): boolean {
  const names = [paneNames, ...Object.values(windowKinds)].flatMap(({ singular, plural }) => [singular, plural]);
  const parts = line.split(/: |[,;] /);
  const ends: string[] = [...Object.values(storyNames), ...Object.values(sideNames)];
  return (
    parts.length > 3 &&
    parts.every((part, index) =>
      index < parts.length - 2 ? names.includes(part.replace(/^\d+ /, '')) : ends.includes(part),
    )
  );
}
