import { findContentKind } from '../../src/content-loading/content-kinds.ts';
import type { Fault } from '../../src/content-loading/fault.ts';
import {
  confineContent,
  findNewFaults,
  hashContent,
  parseText,
  Refusal,
  readSite,
  readText,
  replaceFile,
} from './content.ts';
import { completeData, type FormSchema, getFormSchema, orderData } from './form-schema.ts';
import { findPicture, placeUpload } from './pictures.ts';
import { changeText } from './yaml-document.ts';

export interface OpenFile {
  file: string;
  hash: string;
  data: unknown;
  /** What follows the front matter of a Markdown file; empty for YAML. */
  body: string;
  schema: FormSchema;
}

/** What a form sends: the data as it is to be, and the state of the file that it began with. */
export interface FormState {
  file: string;
  hash: string;
  data: unknown;
  body?: string;
  /** Pictures that wait to take their slots. */
  uploads?: Record<string, string>;
}

export function openFile(name: string): OpenFile {
  const file = confineContent(name);
  const text = readText(file);
  if (!text) throw new Refusal(404, 'There is no such file.');
  const { data, body } = parseText(file, text);
  const words = { data, body: file.endsWith('.md') ? body : '' };
  return { file, hash: hashContent(text), ...words, schema: getFormSchema(file, data, readSite().references) };
}

function writeOut({ file, data, body }: FormState): string {
  const text = readText(confineContent(file));
  const schema = getFormSchema(file, data, readSite().references);
  return changeText(file, text, orderData(schema, completeData(schema, data)), body);
}

/** Slots of the catalogue that would have no picture. */
function findEmptySlots({ file, data, uploads = {} }: FormState): Fault[] {
  if (findContentKind(file) !== 'pictures') return [];
  return Object.entries((data ?? {}) as Record<string, { from?: string }>).flatMap(([slot, { from }]) =>
    from || uploads[slot] || findPicture(slot)
      ? []
      : [{ file, path: [slot], message: 'is missing: choose a picture', isGap: true }],
  );
}

export const checkForm = (state: FormState): Fault[] => [
  ...findEmptySlots(state),
  ...findNewFaults(new Map([[state.file, writeOut(state)]])),
];

/** Writes what changed, and nothing where nothing did. */
export async function saveForm(state: FormState): Promise<OpenFile> {
  const current = readText(confineContent(state.file));
  if (state.hash !== hashContent(current)) {
    throw new Refusal(409, 'This was saved elsewhere since you opened it.', { current: openFile(state.file) });
  }
  const text = writeOut(state);
  const faults = checkForm(state);
  if (faults.length > 0) throw new Refusal(422, 'Something needs your attention before this can be saved.', { faults });
  for (const [slot, upload] of Object.entries(state.uploads ?? {})) await placeUpload(slot, upload);
  if (text !== current) replaceFile(state.file, text);
  return openFile(state.file);
}
