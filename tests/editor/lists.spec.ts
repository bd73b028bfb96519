import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { parse, stringify } from 'yaml';
import { type Editor, expect, field, go, save, test } from './open-editor.ts';

const reviews = 'src/content/reviews.yaml';

type Item = Record<string, unknown>;

declare global {
  /** Within the page: what a file in memory holds. */
  var stored: { items: Item[]; hash: number };
}

type Action =
  | { do: 'add' | 'save' | 'reload' }
  | { do: 'remove' | 'up' | 'down' | 'replace'; at: number }
  | { do: 'type'; at: number; words: string }
  /** An item is added or renamed elsewhere; the next saving, here or in the form opened anew, puts both together. */
  | { do: 'addElsewhere' | 'renameElsewhere'; at: number; keep: Side; reload: boolean };

type Side = 'mine' | 'theirs';

const at = fc.nat({ max: 40 });
const actions: fc.Arbitrary<Action> = fc.oneof(
  { weight: 2, arbitrary: fc.constant({ do: 'add' } as const) },
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('remove', 'up', 'down', 'replace'), at }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('type'), at, words: fc.constantFrom('Ana', 'Ben', 'Cem') }) },
  { weight: 3, arbitrary: fc.constant({ do: 'save' } as const) },
  { weight: 1, arbitrary: fc.constant({ do: 'reload' } as const) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('addElsewhere', 'renameElsewhere'),
      at,
      keep: fc.constantFrom('mine', 'theirs'),
      reload: fc.boolean(),
    }),
  },
);

/** What every list is to be after an action, in the plainest words. */
function model(items: Item[], action: Action): Item[] {
  const index = 'at' in action ? action.at : -1;
  const item = items[index] as Item;
  const swap = (other: number) =>
    items[other] === undefined ? items : items.with(index, items[other] as Item).with(other, item);
  switch (action.do) {
    case 'add':
      return [...items, {}];
    case 'remove':
      return items.toSpliced(index, 1);
    case 'up':
      return swap(index - 1);
    case 'down':
      return swap(index + 1);
    case 'replace': {
      const kept = ['id', 'service'];
      return items.with(index, Object.fromEntries(Object.entries(item).filter(([key]) => kept.includes(key))));
    }
    case 'type':
      return items.with(index, { ...item, name: action.words });
    default:
      return items;
  }
}

const isSame = (one: unknown, other: unknown) => {
  try {
    expect(one).toEqual(other);
    return true;
  } catch {
    return false;
  }
};

/** What is saved elsewhere. */
const saveElsewhere = (saved: Item[], { do: what, at }: { do: string; at: number }, item: Item): Item[] =>
  what === 'addElsewhere'
    ? [...saved, item]
    : saved.map((old, index) => (index === at % saved.length ? { ...old, name: item['name'] } : old));

/** A form's own list put together with one that has an item added or renamed: as each answer has it, where it asks. */
function putTogether(saved: Item[], mine: Item[], theirs: Item[]): Record<Side, Item[]> {
  const whole = (items: Item[]) => ({ mine: items, theirs: items });
  if (isSame(saved, mine)) return whole(theirs);
  if (isSame(saved, theirs)) return whole(mine);
  if ([mine, theirs].some(({ length }) => length !== saved.length)) return { mine, theirs };
  const at = saved.findIndex((item, index) => !isSame(item, theirs[index]));
  const [old, own, other] = [saved[at], mine[at], theirs[at]] as [Item, Item, Item];
  if (isSame(own, old)) return whole(mine.with(at, other));
  // Another item stands there now.
  if (own['id'] !== old['id']) return { mine, theirs };
  const renamed = mine.with(at, { ...own, name: other['name'] });
  return own['name'] === old['name'] ? whole(renamed) : { mine, theirs: renamed };
}

/** The action at an item that is there, or nothing where none is. */
function aim(action: Action, items: Item[]): Action | undefined {
  if (!('at' in action) || 'keep' in action) return action;
  const fitting = [...items.keys()].filter((index) => action.do !== 'replace' || items[index]?.['sample'] === true);
  const found = fitting[action.at % fitting.length];
  return found === undefined ? undefined : { ...action, at: found };
}

const buttonOf = { remove: 'Remove:', up: 'Move up:', down: 'Move down:', replace: 'Replace it' };

/** Presses within the page, which is a hundred times as fast as a pointer, and says what stands there afterwards. */
function press(page: Page, action: Action) {
  return page.evaluate(
    async ([action, buttons]) => {
      const items = () => [...document.querySelectorAll('.form > fieldset > ol > li')];
      const find = (text: string, within: Element = document.body) =>
        [...within.querySelectorAll('button')].find(
          (button) =>
            (button.ariaLabel ?? button.textContent)?.startsWith(text) &&
            button.closest('li') === (within.closest('li') ?? button.closest('li')),
        );
      if (action.do === 'add') find('Add one')?.click();
      else if (action.do === 'type') {
        const input = document.getElementById(`root_${action.at}_name`) as HTMLTextAreaElement;
        Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(input, action.words);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      } else if ('at' in action && !('keep' in action)) {
        const item = items()[action.at] as Element;
        const details = item.querySelector('details') as HTMLDetailsElement;
        details.open = true;
        find(buttons[action.do], item)?.click();
      }
      // The cursor goes to its field with the next frame.
      if (action.do === 'replace') await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve));
      return {
        names: items().map((_, index) => (document.getElementById(`root_${index}_name`) as HTMLTextAreaElement).value),
        focused: document.activeElement?.id,
        isOpen: 'at' in action && items()[action.at]?.querySelector('details')?.open,
      };
    },
    [action, buttonOf] as const,
  );
}

/** Presses a button of the page, and waits until what it saves is saved, or asked about. */
const settle = (page: Page, name: string) =>
  page.evaluate(async (name) => {
    const find = (name: string) =>
      [...document.querySelectorAll('button')].find((button) => button.textContent === name);
    find(name)?.click();
    do await new Promise((resolve) => setTimeout(resolve, 1));
    while (!find('Save'));
    return document.querySelector('[role=status]')?.textContent ?? '';
  }, name);

const answers = { mine: 'Keep mine', theirs: 'Keep the saved ones' };

test('500 random orders of list actions do to the form what they do to a plain list', async ({ page, editor }) => {
  test.setTimeout(600_000);
  const text = { type: 'string', patternErrorMessage: 'x' };
  const schema = {
    type: 'array',
    items: { type: 'object', properties: { id: text, name: text, service: text, sample: { type: 'boolean' } } },
  };
  const site = await (await page.request.get(`${editor.address}api/site`)).json();
  // A file in memory, within the page, stands for that on the disk: 500 times that of the reviews would be an hour.
  await page.addInitScript(
    ({ site, file, schema }) => {
      stored = { items: [], hash: 0 };
      const describe = () => ({ file, hash: `${stored.hash}`, data: stored.items, body: '', schema });
      window.fetch = async (input, init) => {
        if (`${input}` === 'api/site') return Response.json(site);
        if (`${input}` === 'api/check') return Response.json({ faults: [] });
        if (`${input}` === 'api/shown-on') return Response.json({ pages: [] });
        if (`${input}` === 'api/differences') return Response.json({ differences: [] });
        if (init?.method !== 'PUT') return Response.json(describe());
        const { hash, data } = JSON.parse(`${init.body}`);
        if (hash !== `${stored.hash}`) {
          return Response.json({ message: 'Changed.', current: describe() }, { status: 409 });
        }
        // As the server does, each new item gets an id.
        const items = (data as Item[]).map((item, index) => ({ id: `new-${stored.hash}-${index}`, ...item }));
        stored = { items, hash: stored.hash + 1 };
        return Response.json(describe());
      };
    },
    { site: { ...site, isPreviewReady: false, files: [] }, file: reviews, schema },
  );
  await go(page, editor, '');
  const open = () =>
    page.evaluate(async () => {
      const moment = () => new Promise((resolve) => setTimeout(resolve, 5));
      location.hash = '#/new-area';
      await moment();
      location.hash = '#/edit/src/content/reviews.yaml';
      while (!document.querySelector('.form')) await moment();
    });

  const readStored = () => page.evaluate(() => stored);
  const store = (items: Item[]) =>
    page.evaluate((items) => {
      stored = { items, hash: stored.hash + 1 };
    }, items);
  let outside = 0;

  async function perform(items: Item[], action: Action): Promise<Item[]> {
    if (action.do === 'reload') await open();
    let saved = items;
    let isAsked = false;
    let isMerged = false;
    if ('keep' in action) {
      outside++;
      const before = (await readStored()).items;
      const theirs = saveElsewhere(before, action, { id: `out-${outside}`, name: `Out ${outside}` });
      await store(theirs);
      // Without anything typed the form opened anew has begun with what is saved now.
      const isNew = action.reload && isSame(before, items);
      if (action.reload) await open();
      const lists = putTogether(before, items, theirs);
      isAsked = !isSame(lists.mine, lists.theirs);
      saved = lists[action.keep];
      isMerged = !isNew && !isSame(saved, items);
    }
    if (action.do === 'save' || 'keep' in action) {
      const { hash } = await readStored();
      const ids = saved.map((item, index) => ({ id: `new-${hash}-${index}`, ...item }));
      let message = await settle(page, 'Save');
      if (isAsked && 'keep' in action) {
        expect(message).not.toContain('Saved at');
        message = await settle(page, answers[action.keep]);
      }
      expect(message).toContain('Saved at');
      expect(message.includes('Also kept')).toBe(isMerged);
      expect((await readStored()).items).toEqual(ids);
      return ids;
    }
    const after = model(items, action);
    const seen = await press(page, action);
    expect(seen.names).toEqual(after.map(({ name }) => name ?? ''));
    if (action.do === 'replace') expect(seen).toMatchObject({ isOpen: true, focused: `root_${action.at}_name` });
    return after;
  }

  await fc.assert(
    fc.asyncProperty(fc.array(actions, { minLength: 4, maxLength: 9 }), async (sequence) => {
      let items: Item[] = ['A', 'B', 'C'].map((name) => ({ id: name, name, service: 'S', sample: true }));
      await page.evaluate(() => localStorage.clear());
      await store(items);
      await open();
      for (const action of [...sequence, { do: 'save' } as const]) {
        const aimed = aim(action, items);
        if (aimed) items = await perform(items, aimed);
      }
    }),
    { numRuns: 500, endOnFailure: true },
  );
});

const readReviews = (editor: Editor) => parse(editor.read(reviews)) as Item[];
const words = {
  name: 'Ana B.',
  location: 'Rockrimmon',
  text: 'The kitchen is brighter.',
  service: 'Window Cleaning',
  source: 'Google',
  date: '2026-11-20',
};

/** Does to the form of the reviews, and so to its file, what is to be done, and looks at the file after each saving. */
async function follow(page: Page, editor: Editor, order: Action[]) {
  const path = join(editor.root, reviews);
  await page.evaluate(() => localStorage.clear());
  await go(page, editor, reviews);
  let items = readReviews(editor);
  const least = items.length;

  const saveAll = async (whole: Item[], answer?: Side) => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    if (answer) await page.getByRole('button', { name: answers[answer] }).click();
    await expect(page.getByRole('status').first()).toContainText('Saved at');
    const saved = readReviews(editor);
    // Of a new one the server makes the id.
    expect(saved).toEqual(whole.map((item, index) => ({ id: saved[index]?.['id'], ...item })));
    expect(new Set(saved.map(({ id }) => id)).size).toBe(saved.length);
    items = saved;
  };
  const reload = async (first: unknown) => {
    await page.reload();
    await expect(field(page, 0, 'name')).toHaveValue(String(first));
  };

  for (const action of order) {
    const aimed = aim(action, items);
    if (!aimed || (aimed.do === 'remove' && items.length === least)) continue;
    if (aimed.do === 'save') await saveAll(items);
    else if ('keep' in aimed) {
      const before = readReviews(editor);
      const added = { id: `elsewhere-${editor.read(reviews).length}`, ...words, name: 'Out', rating: 4 };
      const theirs = saveElsewhere(before, aimed, added);
      writeFileSync(path, stringify(theirs));
      const lists = putTogether(before, items, theirs);
      if (aimed.reload) await reload((isSame(before, items) ? theirs : items)[0]?.['name']);
      await saveAll(lists[aimed.keep], isSame(lists.mine, lists.theirs) ? undefined : aimed.keep);
    } else if (aimed.do === 'reload') await reload(items[0]?.['name']);
    else {
      items = model(items, aimed);
      const { focused } = await press(page, aimed);
      const place = aimed.do === 'add' ? items.length - 1 : 'at' in aimed ? aimed.at : 0;
      if (aimed.do !== 'add' && aimed.do !== 'replace') continue;
      if (aimed.do === 'replace') expect(focused).toBe(`root_${place}_name`);
      for (const [key, value] of Object.entries(words)) await field(page, place, key).fill(value);
      await field(page, place, 'rating').selectOption('4');
      items = items.with(place, { ...items[place], ...words, rating: 4 });
    }
  }
  await saveAll(items);
}

test.describe('the form of the reviews', () => {
  test.beforeEach(({ editor }) => {
    editor.git('checkout', '--', reviews);
  });
  test.afterEach(({ editor }) => {
    editor.git('checkout', '--', reviews);
  });

  test('keeps an added review when a sample is replaced', async ({ page, editor }) => {
    await go(page, editor, '');
    await follow(page, editor, [{ do: 'add' }, { do: 'save' }, { do: 'replace', at: 1 }]);
  });

  for (const [file, ...place] of [[reviews], ['src/content/pages/about.yaml', 'faq', 'items']] as const) {
    test(`marks an item of ${file} as wrong for as long as it is, wherever it stands`, async ({ page, editor }) => {
      await go(page, editor, place.length > 0 ? `${file}?field=${place.join('.')}` : file);
      const list = place.length > 0 ? field(page, ...place) : page.locator('.form > fieldset');
      const item = (index: number) => list.locator(':scope > ol > li').nth(index);
      const key = place.length > 0 ? 'question' : 'name';
      const mark = page.locator('.item > summary').getByText('Needs attention');
      await item(2).locator('summary').first().click();
      const words = await field(page, ...place, 2, key).inputValue();
      await field(page, ...place, 2, key).fill('');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(item(2).getByText('Needs attention')).toBeVisible();
      await item(2)
        .getByRole('button', { name: /^Move up/ })
        .click();
      await expect(item(1).getByText('Needs attention')).toBeVisible();
      await expect(mark).toHaveCount(1);
      await field(page, ...place, 1, key).fill(words);
      await save(page);
      await expect(mark).toHaveCount(0);
      editor.git('checkout', '--', file);
    });
  }

  test('holds in its file what 24 random orders of list actions did', async ({ page, editor }) => {
    test.setTimeout(600_000);
    await go(page, editor, '');
    const orders = fc.array(actions, { minLength: 2, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        editor.git('checkout', '--', reviews);
        await follow(page, editor, order);
      }),
      { numRuns: 24, endOnFailure: true },
    );
  });
});
