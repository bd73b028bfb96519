import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { revertChange } from '../../admin/revert-change.ts';
import { changeText } from '../../admin/yaml-document.ts';

const start = `# Facts of the company
phone: 719-555-0142 # rings in the office
hours:
  # Until the fall
  saturday: 07:00 to 19:00
  sunday: 07:00 to 19:00
offer: Estimates are free
questions:
  # The one that is asked most
  - question: Do you come when it rains?
    answer: Yes, and the glass stays clean.
  - question: Do we have to be at home?
    answer: No.
  - question: Do you move furniture?
    answer: Light pieces.
towns: [Monument, Fountain, Peyton]
founded: 2011
`;

interface Content {
  phone: string;
  hours: Record<string, string>;
  offer?: string;
  motto?: string;
  questions: { question: string; answer: string; link?: string }[];
  towns: string[];
  founded: number;
}

const find = (content: Content, word: string) => {
  const found = content.questions.find(({ question }) => question.includes(word));
  if (!found) throw new Error(`No question has ${word}`);
  return found;
};
const changeAnswer = (word: string, answer: string) => (content: Content) => {
  find(content, word).answer = answer;
};

/** Neighboring lines and items, none the same field: whatever is taken back, the others are no obstacle. */
const changes: ((content: Content) => void)[] = [
  (content) => {
    content.phone = '719-555-0177';
  },
  (content) => {
    content.hours['saturday'] = 'closed';
  },
  (content) => {
    content.hours['sunday'] = 'closed';
  },
  (content) => void delete content.offer,
  (content) => {
    content.motto = 'Clear panes';
  },
  (content) => void content.questions.unshift({ question: 'Are you insured?', answer: 'Yes.' }),
  changeAnswer('rains', 'In light rain.'),
  changeAnswer('home', 'Only if you want to.'),
  (content) => void content.questions.splice(content.questions.indexOf(find(content, 'furniture')), 1),
  (content) => void content.towns.splice(content.towns.indexOf('Fountain'), 1),
];

const apply = (text: string, change: (content: Content) => void) => {
  const content: Content = parse(text);
  change(content);
  return changeText(text, content);
};

const order = fc.shuffledSubarray([...changes.keys()], { minLength: changes.length, maxLength: changes.length });

describe('ten changes of two people to one file', () => {
  it('taken back in any order, changes leave what others wrote, with its comments', () => {
    const takeSome = fc.record({ saved: order, takenBack: fc.shuffledSubarray([...changes.keys()]) });
    fc.assert(
      fc.property(takeSome, ({ saved, takenBack }) => {
        const versions = [start];
        for (const index of saved) versions.push(apply(versions.at(-1) ?? '', changes[index] ?? (() => undefined)));
        for (const index of takenBack) {
          const place = saved.indexOf(index) + 1;
          const [before, after, ...later] = versions.slice(place - 1);
          const { text, conflicts } = revertChange({ before, after, later });
          expect(conflicts).toEqual([]);
          versions.push(text ?? '');
        }
        const rest = saved.filter((index) => !takenBack.includes(index));
        const expected = rest.reduce((text, index) => apply(text, changes[index] ?? (() => undefined)), start);
        const result = versions.at(-1) ?? '';
        expect(parse(result)).toEqual(parse(expected));
        for (const comment of ['# Facts of the company', '# rings in the office', '# Until the fall'])
          expect(result).toContain(comment);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a field that was changed again', () => {
  const after = apply(start, changeAnswer('home', 'Only if you want to.'));
  const now = apply(after, changeAnswer('home', 'Somebody has to open the gate.'));

  it('a field that was changed again stays, and both texts are returned', () => {
    const { text, conflicts } = revertChange({ before: start, after, later: [now] });
    expect(text).toBe(now);
    expect(conflicts).toEqual([
      { path: ['questions', 1, 'answer'], now: 'Somebody has to open the gate.', before: 'No.' },
    ]);
  });

  it('a field that was changed again gets the older text on request', () => {
    const others = apply(now, changeAnswer('rains', 'In light rain.'));
    const { text } = revertChange({ before: start, after, later: [now, others] }, true);
    expect(parse(text ?? '')).toEqual(parse(apply(start, changeAnswer('rains', 'In light rain.'))));
  });

  it('an added item that was edited since is reported', () => {
    const added = apply(start, (content) => void content.towns.push('Calhan'));
    const question = { question: 'Are you insured?', answer: 'Yes.' };
    const longer = apply(added, (content) => void content.questions.push(question));
    const changed = apply(longer, changeAnswer('insured', 'Yes, for two million.'));
    const { text, conflicts } = revertChange({ before: added, after: longer, later: [changed] });
    expect([text, conflicts.length]).toEqual([changed, 1]);
  });
});

it('a legal paragraph is taken back between two that others wrote', () => {
  const write = (...paragraphs: string[]) => `---\ntitle: Terms\n---\n\n${paragraphs.join('\n\n')}\n`;
  const [before, after] = [write('One.', 'Two.', 'Three.'), write('One.', '2.', 'Three.')];
  const { text, conflicts } = revertChange({ before, after, later: [write('1.', '2.', '3.')] });
  expect([text, conflicts]).toEqual([write('1.', 'Two.', '3.'), []]);
});

it('the last change is taken back byte for byte', () => {
  const after = start.replace('# rings in the office', '# rings at home');
  expect(revertChange({ before: start, after, later: [] })).toEqual({ text: start, conflicts: [] });
});

it('a deleted file is restored, and one that was created again is reported', () => {
  expect(revertChange({ before: start, after: undefined, later: [] })).toEqual({ text: start, conflicts: [] });
  expect(revertChange({ before: start, after: undefined, later: ['phone: 719-555-0100\n'] }).conflicts).toHaveLength(1);
});
