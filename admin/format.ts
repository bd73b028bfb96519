/** Reads and writes the files of one form for the CMS, by the site's rules. Parts that were not edited are kept. */
import { parse } from 'yaml';
import type { Fault } from '../src/lib/content/fault.ts';
import { catalogueFile } from '../src/lib/schemas/picture.ts';
import { type ContentForm, getFileLabel } from './content-forms.ts';
import { formatValue, listFieldChanges } from './describe-change.ts';
import { getFieldAddress } from './entry-address.ts';
import { formatFieldPath } from './field-path.ts';
import { fromForm, toForm, toKeyPath } from './form-data.ts';
import { updateCatalogue } from './picture-entry.ts';
import { type Group, getRecordValue, isGroup } from './shape.ts';
import type { Site } from './site.ts';
import { findFreeName, slugify } from './slugify.ts';
import { changeText, createText, isSame, splitFrontMatter } from './yaml-document.ts';

/** The key of the original text of the file. The CMS returns it with the data, so that only changes are written. */
export const sourceKey = 'sourceText';

/** The name of the place of an area page, by which their list is grouped. */
export const placeKey = 'place';
/** Drafts of all places are in one group, which the parenthesis sorts first. */
const draftsPlace = '(Drafts, not on the site yet)';

export interface Format {
  fromFile: (text: string) => Group;
  /** Returns the text of the file. If the build would refuse it, throws an error with a line for each fault. */
  toFile: (held: Group, path: string) => string;
  /** Returns the messages of the build for a form, by the key paths of the fields that show them. */
  findFaults: (held: Group, path: string) => Map<string, string>;
}

/** Gives each new item of a list an id that no other item has. */
function addIds(list: unknown[]): unknown[] {
  const taken = new Set(list.map((item) => (isGroup(item) ? item['id'] : undefined)));
  return list.map((item) => {
    if (!isGroup(item) || item['id']) return item;
    const texts = [item['name'] ?? item['author'] ?? item['title'] ?? item['claim'], item['location']];
    const base = slugify(texts.filter((word) => typeof word === 'string').join(' ')) || 'item';
    const id = findFreeName(base, (name) => taken.has(name));
    taken.add(id);
    return { id, ...item };
  });
}

type Path = readonly string[];

/** A line about a fault, with the place of its field in the form of a file. */
export interface FaultLine {
  text: string;
  file: string;
  keyPath: string;
}

/** The reasons why a form cannot be saved. */
export class RefusedSaveError extends Error {
  readonly lines: FaultLine[];

  constructor(lines: FaultLine[]) {
    super(lines.map(({ text }) => text).join('\n'));
    this.lines = lines;
  }
}

/** The texts of a file when its form was opened, in the newest save of another window, and as the form would save it. */
interface MergedTexts {
  opened: string;
  theirs: string;
  own: string;
}

/** Describes a field that was changed in two windows, with both texts. */
function describeConflict(file: string, path: Path, { opened, theirs, own }: MergedTexts): string {
  const name = formatFieldPath(file, path);
  const describeSide = (after: string) => {
    const changes = listFieldChanges({ path: file, before: opened, after }).filter(
      ({ key }) => path.length === 0 || `${key}.`.startsWith(`${path.join('.')}.`),
    );
    // A list is one field: the change names the item.
    const texts = changes.map(({ label, after: text }) =>
      label === name ? formatValue(text) : `${label}: ${formatValue(text)}`,
    );
    return texts.join(' / ') || 'the same in another order';
  };
  return `${name ? '' : 'This list '}was changed in another window since you opened this form. It now says: “${describeSide(theirs)}”. You wrote: “${describeSide(own)}”. Copy your words, reload this page and press Discard. The form then has the other text: leave it, or put yours in and save.`;
}

/**
 * Applies the changes between `before` and `edited` to `newest`. If both differ from `before`, `edited` is used and
 * `addConflict` is called with the path.
 */
function mergeThreeWay(
  newest: unknown,
  edited: unknown,
  before: unknown,
  addConflict: (at: Path) => void,
  at: Path = [],
): unknown {
  if (isSame(edited, before)) return newest;
  if (!isGroup(newest) || !isGroup(edited) || !isGroup(before)) {
    if (!isSame(newest, before) && !isSame(newest, edited)) addConflict(at);
    return edited;
  }
  const keys = new Set([...Object.keys(newest), ...Object.keys(edited)]);
  const fields = [...keys].map((key) => [
    key,
    mergeThreeWay(newest[key], edited[key], before[key], addConflict, [...at, key]),
  ]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

export function createFormat({ shape, place }: ContentForm, site: Site): Format {
  const isList = shape.type === 'array' || getRecordValue(shape) !== undefined;
  const hasIds = !Array.isArray(shape.items) && Boolean(shape.items?.properties?.['id']);
  const read = (text: string): unknown => parse(splitFrontMatter(text).head);
  const readBody = (text: string) => splitFrontMatter(text).body?.trim();

  function write(held: Group, path: string) {
    const { [sourceKey]: source, body, ...fields } = held;
    const formItems = isList ? (fields['items'] ?? []) : fields;
    const items = hasIds && Array.isArray(formItems) ? addIds(formItems) : formItems;
    if (typeof source !== 'string') {
      const data = fromForm(shape, items, undefined);
      return { data, text: createText(data), conflicts: [] };
    }
    // The CMS trims the text of a file.
    const openedText = `${source.trimEnd()}\n`;
    // The CMS has no event for a save in another window of this browser, or for a save of this file with another entry.
    const newest = site.getText(path) ?? openedText;
    const conflictPaths: Path[] = [];
    const addConflict = (at: Path) => conflictPaths.push(at);
    const ownData = fromForm(shape, items, read(openedText));
    const ownBody = String(body ?? '').trim();
    const data = mergeThreeWay(read(newest), ownData, read(openedText), addConflict);
    const mergedBody = mergeThreeWay(readBody(newest), ownBody, readBody(openedText), addConflict, ['body']);
    const conflicts = conflictPaths.map((at): Fault => {
      const own = changeText(openedText, ownData, `\n${ownBody}\n`);
      return {
        file: path,
        path: [...at],
        message: describeConflict(path, at, { opened: openedText, theirs: newest, own }),
      };
    });
    return { data, text: changeText(newest, data, `\n${mergedBody}\n`), conflicts };
  }

  /** Checks the text, with the catalogue if the pictures of the form change it. */
  function listFaults(held: Group, path: string, text: string) {
    const catalogue = updateCatalogue(site.catalogue, held);
    return site.findFaults(new Map([[path, text], ...(catalogue ? [[catalogueFile, catalogue] as const] : [])]));
  }

  function createLine({ file, path, message }: Fault, ownFile: string, ownData: unknown): FaultLine {
    const isOwn = file === ownFile;
    const data = isOwn ? ownData : read(site.getText(file) ?? '');
    const text = [isOwn ? '' : getFileLabel(file), formatFieldPath(file, path), message].filter(Boolean).join(': ');
    return { text, file, keyPath: path.length > 0 ? getFieldAddress(file, data, path) : '' };
  }

  return {
    fromFile: (text) => {
      const held = toForm(shape, read(text), site.pictures);
      const body = place.endsWith('.md') && { body: readBody(text) };
      return { ...(isList ? { items: held } : (held as Group)), ...body, [sourceKey]: text };
    },
    toFile: (held, path) => {
      const { data, text, conflicts } = write(held, path);
      const lines = [...conflicts, ...listFaults(held, path, text)].map((fault) => createLine(fault, path, data));
      if (lines.length > 0) throw new RefusedSaveError([...new Map(lines.map((line) => [line.text, line])).values()]);
      return text;
    },
    findFaults: (held, path) => {
      const { data, text, conflicts } = write(held, path);
      const faults = [...conflicts, ...listFaults(held, path, text)].filter(({ file }) => file === path);
      return new Map(
        faults.map((fault) => [
          [...(isList ? ['items'] : []), ...toKeyPath(shape, data, fault.path)].join('.'),
          fault.message,
        ]),
      );
    },
  };
}

/** Creates one format for the files of several forms. A choice in the `page` object of the form selects its fields. */
export function combineFormats(
  parts: Record<string, Format>,
  getName: (data: Group) => string,
  getPlaceName: (area: string) => string,
): Format {
  const findPart = (name: unknown): Format => {
    const part = parts[String(name)];
    if (!part) throw new Error('Choose first which work the page is about.');
    return part;
  };
  const openPart = ({ page, [placeKey]: _, ...rest }: Group) => {
    const { work, ...held } = isGroup(page) ? page : {};
    return { part: findPart(work), held: { ...held, ...rest } };
  };
  return {
    fromFile: (text) => {
      const data = parse(text) as Group;
      const work = getName(data);
      const { [sourceKey]: _, ...held } = findPart(work).fromFile(text);
      const place = data['draft'] === true ? draftsPlace : getPlaceName(String(data['area']));
      return { page: { work, ...held }, [placeKey]: place, [sourceKey]: text };
    },
    toFile: (formData, path) => {
      const { part, held } = openPart(formData);
      return part.toFile(held, path);
    },
    findFaults: (formData, path) => {
      const { part, held } = openPart(formData);
      return new Map([...part.findFaults(held, path)].map(([at, message]) => [`page.${at}`, message]));
    },
  };
}
