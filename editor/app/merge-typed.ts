type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inOrder = (_: string, value: unknown) =>
  isGroup(value) ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) : value;

/** In whatever order the fields were typed. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);

/** Three states of the same place: as a form began with it, as it was typed there, as it was saved elsewhere since. */
type States = [opened: unknown, mine: unknown, theirs: unknown];

/** Items one by one, or nothing where it is not sure which of one list is which of another. */
function mergeLists([opened, mine, theirs]: [unknown[], unknown[], unknown[]], isMine: boolean): unknown[] | undefined {
  if (mine.length !== opened.length || theirs.length !== opened.length) return undefined;
  const items = opened.map((item, index): States => [item, mine[index], theirs[index]]);
  const isSure = items.every((states) => {
    const [before, ...after] = states;
    const [id, ...ids] = states.map((item) => (isGroup(item) ? item['id'] : undefined));
    // A moved item has changed its old place and its new one.
    return after.some((item) => isSame(before, item)) || (id !== undefined && ids.every((other) => other === id));
  });
  // The two figures of a point are one answer.
  if (!isSure || opened.some((item) => typeof item === 'number')) return undefined;
  return items.map((states) => mergeData(states, isMine));
}

/** What only one side has changed is as that side has it; what both have, as the side has it that is to win. */
function mergeData([opened, mine, theirs]: States, isMine: boolean): unknown {
  if (isSame(opened, theirs)) return mine;
  if (isSame(opened, mine)) return theirs;
  if (isGroup(mine) && isGroup(theirs)) {
    const before = isGroup(opened) ? opened : {};
    const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
    return Object.fromEntries(
      [...names].map((name) => [name, mergeData([before[name], mine[name], theirs[name]], isMine)]),
    );
  }
  const lists = [opened, mine, theirs];
  const merged = lists.every(Array.isArray) && mergeLists(lists as [unknown[], unknown[], unknown[]], isMine);
  return merged || (isMine ? mine : theirs);
}

interface Words {
  data: unknown;
  body: string;
}

/** Paragraph by paragraph. */
const splitBody = ({ data, body }: Words) => ({ data, body: body.split('\n\n') });

/** All words of a form under the names of their fields. */
export const wordsOf = (words: Words) =>
  words.body ? { ...(words.data as object), text: splitBody(words).body } : words.data;

/** What was typed into a form that began with other words than are saved now, and the words that are. */
export function mergeTyped(opened: Words, mine: Words, theirs: Words, winner: 'mine' | 'theirs'): Words {
  const states: States = [splitBody(opened), splitBody(mine), splitBody(theirs)];
  const { data, body } = mergeData(states, winner === 'mine') as ReturnType<typeof splitBody>;
  return { data, body: body.join('\n\n') };
}
