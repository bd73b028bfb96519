import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { changeText } from '../../admin/yaml-document.ts';

describe('a change', () => {
  const text =
    '# Top\nname: A # beside\nlist:\n  # first\n  - { a: "1", b: x }\n  # second\n  - { a: "2", b: y }\nlast: [p, q]\n';
  const change = (data: object) => changeText(text, data);
  const data = parse(text);

  it('a changed value changes only its line and keeps comments and quotes', () => {
    expect(change({ ...data, name: 'B' })).toBe(text.replace('name: A', 'name: B'));
    expect(change({ ...data, list: [data.list[0], { a: '3', b: 'y' }] })).toBe(text.replace('"2"', '"3"'));
  });

  it('a change to a list adds or removes only the lines of the item', () => {
    expect(change({ ...data, list: [data.list[1]] })).not.toContain('"1"');
    expect(change({ ...data, list: [data.list[1]] })).toContain('# second\n  - { a: "2", b: y }');
    expect(change({ ...data, list: [...data.list, { a: '3', b: 'z' }] })).toContain('- { a: "3", b: "z" }\nlast');
  });

  it('a changed order moves comments with their items', () => {
    expect(change({ ...data, list: data.list.toReversed() })).toMatch(/"2"[\s\S]*"1"/);
  });
});

it('an item with an id keeps its comment when moved and changed', () => {
  const text = '- id: a\n  name: Ann # since May\n- id: b\n  name: Bob # by phone\n';
  const moved = [
    { id: 'b', name: 'Bobby' },
    { id: 'a', name: 'Anna' },
  ];
  expect(changeText(text, moved)).toBe('- id: b\n  name: Bobby # by phone\n- id: a\n  name: Anna # since May\n');
});
