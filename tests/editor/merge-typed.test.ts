import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeTyped } from '../../editor/app/merge-typed.ts';

type Data = Record<string, unknown>;

const merge = (opened: unknown, mine: unknown, theirs: unknown, winner: 'mine' | 'theirs') =>
  mergeTyped({ data: opened, body: '' }, { data: mine, body: '' }, { data: theirs, body: '' }, winner).data;

/** What both sides may have whole, whichever wins. */
const expectBoth = (opened: unknown, mine: unknown, theirs: unknown, both: unknown) => {
  expect(merge(opened, mine, theirs, 'mine')).toEqual(both);
  expect(merge(opened, mine, theirs, 'theirs')).toEqual(both);
};
const expectQuestion = (opened: unknown, mine: unknown, theirs: unknown) => {
  expect(merge(opened, mine, theirs, 'mine')).toEqual(mine);
  expect(merge(opened, mine, theirs, 'theirs')).toEqual(theirs);
};

describe('what was typed here and saved elsewhere', () => {
  it('stands side by side in different fields, at any depth, whoever added or took one away', () => {
    expectBoth(
      { a: { b: 'x', c: 'x' }, d: 'x', e: 'x' },
      { a: { b: 'mine', c: 'x' }, d: 'x', e: 'x', mine: 'x' },
      { a: { b: 'x', c: 'theirs' }, d: 'x', theirs: 'x' },
      { a: { b: 'mine', c: 'theirs' }, d: 'x', mine: 'x', theirs: 'x' },
    );
  });

  it('is no question where both say the same', () => {
    expectBoth({ a: 'x' }, { a: 'y' }, { a: 'y' }, { a: 'y' });
  });

  it('is one in the same field, and where one side took away what the other changed', () => {
    expectQuestion({ a: 'x' }, { a: 'mine' }, { a: 'theirs' });
    expectQuestion({ a: { b: 'x' } }, {}, { a: { b: 'theirs' } });
  });

  it('stands side by side in different items of a list, and in different fields of an item with an id', () => {
    expectBoth(['x', 'y', 'z'], ['mine', 'y', 'z'], ['x', 'y', 'theirs'], ['mine', 'y', 'theirs']);
    expectBoth(
      [{ id: 'i', a: 'x', b: 'x' }],
      [{ id: 'i', a: 'mine', b: 'x' }],
      [{ id: 'i', a: 'x', b: 'theirs' }],
      [{ id: 'i', a: 'mine', b: 'theirs' }],
    );
  });

  it('is a question of the whole list where one side moved, took away or added what the other may have changed', () => {
    const [one, two] = [
      { a: 'x', b: 'x' },
      { a: 'y', b: 'y' },
    ];
    expectQuestion([one, two], [two, one], [{ a: 'x', b: 'theirs' }, two]);
    expectQuestion([one, two], [two], [{ a: 'x', b: 'theirs' }, two]);
    expectQuestion([one, two], [one, two, one], [{ a: 'x', b: 'theirs' }, two]);
  });

  it('keeps the two figures of a point together', () => {
    expectQuestion([50, 50], [20, 50], [50, 80]);
  });

  it('is a question wherever it differs when nobody knows what the form began with', () => {
    expect(merge(undefined, { a: 'mine', c: 'x' }, { a: 'theirs', d: 'x' }, 'mine')).toEqual({
      a: 'mine',
      c: 'x',
      d: 'x',
    });
    expectQuestion(undefined, ['x'], ['x', 'y']);
  });

  it('stands side by side in different paragraphs of a text', () => {
    const write = (body: string) => ({ data: {}, body });
    const both = mergeTyped(write('x\n\ny\n'), write('mine\n\ny\n'), write('x\n\ntheirs\n'), 'mine');
    expect(both.body).toBe('mine\n\ntheirs\n');
  });
});

/** A field of one of three groups, or an item of one of three lists. */
const fields = { groups: ['p', 'q', 'r'], lists: ['s', 't', 'u'], size: 3 };
type Edit =
  | { do: 'type'; group: number; key: number }
  | { do: 'remove' | 'up' | 'add' | 'typeItem'; list: number; at: number };
const edits: fc.Arbitrary<Edit[]> = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('type' as const), group: fc.nat({ max: 2 }), key: fc.nat({ max: 2 }) }),
    fc.record({
      do: fc.constantFrom('remove', 'up', 'add', 'typeItem'),
      list: fc.nat({ max: 2 }),
      at: fc.nat({ max: 2 }),
    }),
  ),
  { maxLength: 5 },
);

/** Does edits one after the other, each with words that nobody else has. */
function edit(opened: Data, list: Edit[], who: string): Data {
  const data = structuredClone(opened) as Record<string, Record<string, string> & { text: string; note: string }[]>;
  for (const [index, action] of list.entries()) {
    const words = `${who} ${index}`;
    if (action.do === 'type') {
      const group = data[fields.groups[action.group] as string] as Record<string, string>;
      group[`k${action.key}`] = words;
      continue;
    }
    const items = data[fields.lists[action.list] as string] as { text: string; note: string }[];
    if (action.do === 'add') items.push({ text: words, note: `${words}0` });
    const item = items[action.at];
    if (!item) continue;
    if (action.do === 'remove') items.splice(action.at, 1);
    if (action.do === 'typeItem') item.text = words;
    if (action.do === 'up') items.splice(Math.max(action.at - 1, 0), 0, ...items.splice(action.at, 1));
  }
  return data;
}

const wordsIn = (data: unknown) => new Set(JSON.stringify(data).match(/(mine|theirs|x\d) ?\d+/g));

describe('of 5,000 pairs of random edits', () => {
  const opened: Data = Object.fromEntries([
    ...fields.groups.map((name, index) => [name, { k0: `x${index} 0`, k1: `x${index} 1`, k2: `x${index} 2` }]),
    ...fields.lists.map((name, index) => [
      name,
      [3, 4, 5].map((number) => ({ text: `x${index} ${number}`, note: `x${index} ${number}0` })),
    ]),
  ]);
  const check = (test: (mine: Data, theirs: Data) => void) =>
    fc.assert(
      fc.property(edits, edits, (one, other) => test(edit(opened, one, 'mine'), edit(opened, other, 'theirs'))),
      { numRuns: 5000 },
    );

  it('none loses a word of the side that is to win, nor takes one up that neither has', () => {
    check((mine, theirs) => {
      const known = wordsIn([mine, theirs]);
      for (const [winner, words] of Object.entries({ mine, theirs })) {
        const merged = wordsIn(merge(opened, mine, theirs, winner as 'mine'));
        // What stood there before may have been taken away by the other side.
        const own = [...wordsIn(words)].filter((word) => word.startsWith(winner));
        expect([...merged]).toEqual(expect.arrayContaining(own));
        expect([...known]).toEqual(expect.arrayContaining([...merged]));
        // Nor half an item of one side with half of another.
        const itemsIn = (data: unknown) => fields.lists.flatMap((name) => (data as Record<string, Data[]>)[name] ?? []);
        const items = itemsIn(merge(opened, mine, theirs, winner as 'mine'));
        expect([...itemsIn(mine), ...itemsIn(theirs)]).toEqual(expect.arrayContaining(items));
      }
    });
  });

  it('none loses a word of the other side without asking', () => {
    check((mine, theirs) => {
      const merged = merge(opened, mine, theirs, 'mine');
      if (JSON.stringify(merged) !== JSON.stringify(merge(opened, mine, theirs, 'theirs'))) return;
      const typed = [...wordsIn([mine, theirs])].filter((word) => !word.startsWith('x'));
      expect([...wordsIn(merged)]).toEqual(expect.arrayContaining(typed));
      // What stood there before is gone where one side took it away, and nowhere else.
      const kept = [...wordsIn(opened)].filter((word) => wordsIn(mine).has(word) && wordsIn(theirs).has(word));
      expect([...wordsIn(merged)]).toEqual(expect.arrayContaining(kept));
    });
  });

  it('none depends on who saved first', () => {
    check((mine, theirs) => {
      expect(merge(opened, mine, theirs, 'mine')).toEqual(merge(opened, theirs, mine, 'theirs'));
    });
  });
});
