import { describe, expect, it } from 'vitest';
import { findSchema } from '../../src/lib/content/content-kinds.ts';
import { getQuestionState, ownerQuestions } from '../../src/lib/content/owner-questions.ts';
import { parseContentSource } from '../../src/lib/content/yaml-source.ts';
import { readFrozen } from '../frozen-content.ts';

const find = (file: string, ...path: string[]) => {
  const entry = ownerQuestions.find((each) => each.file === file && each.path.join() === path.join());
  if (!entry) throw new Error(`no question asks for ${path} of ${file}`);
  return entry;
};
const answers = 'src/content/answers.yaml';
const prices = 'src/content/prices.yaml';
const price = { 'residential/painting': { dollars: 300, unit: 'for a room' } };
const panes = { outside: { low: 5, high: 6 } };

describe('the questions that visitors ask first', () => {
  it('the questions of visitors are ordered by how many they stopped', () => {
    const counts = ownerQuestions.map(({ visitors }) => visitors);
    expect(counts).toEqual([...counts].sort((one, other) => other - one));
  });

  it.each<[state: string, question: ReturnType<typeof find>, data: unknown]>([
    ['open', find(prices, 'from'), { confirmed: false, from: {} }],
    ['written', find(prices, 'from'), { confirmed: false, from: price }],
    ['answered', find(prices, 'from'), { confirmed: '2026-11-20', from: price }],
    ['answered', find(prices, 'from'), { confirmed: '2026-11-20', panes }],
    ['open', find(answers, 'people'), { confirmed: '2026-11-20', people: [] }],
    ['written', find(answers, 'damage'), { confirmed: false, damage: 'We pay.' }],
    ['open', find('src/content/reviews.yaml'), [{ sample: true }]],
    ['answered', find('src/content/reviews.yaml'), [{ sample: true }, { source: 'Google' }]],
    ['open', find('src/content/business.yaml', 'licenses'), {}],
    ['answered', find('src/content/business.yaml', 'licenses'), { licenses: [{ number: '1', issuer: 'City' }] }],
  ])('the open questions are %s: %o', (state, question, data) => {
    expect(getQuestionState(question, data)).toBe(state);
  });

  it('all questions are open for the frozen content', () => {
    const open = ownerQuestions.filter(
      (entry) => getQuestionState(entry, parseContentSource(entry.file, readFrozen(entry.file)).data) === 'open',
    );
    expect(open).toEqual(ownerQuestions);
  });

  it('each question leads to a field of its file', () => {
    for (const { file, path, question } of ownerQuestions) {
      const kind = /^src\/content\/(\w+)\.yaml$/.exec(file)?.[1] as Parameters<typeof findSchema>[1];
      let schema: unknown = findSchema(file, kind);
      for (const key of path) {
        const { shape } = ((schema as { unwrap?: () => unknown }).unwrap?.() ?? schema) as { shape?: object };
        schema = (shape as Record<string, unknown> | undefined)?.[key];
      }
      expect(schema, question).toBeDefined();
    }
  });
});
