/** The content of the site in the browser. It finds the faults of a change with the same checks as the build. */
import { checkContent } from '../src/lib/content/check-content.ts';
import type { ContentFile } from '../src/lib/content/content-kinds.ts';
import { type Facts, fillFacts } from '../src/lib/content/facts.ts';
import { type Fault, formatFault } from '../src/lib/content/fault.ts';
import { findHoursContradictions } from '../src/lib/content/find-hours-contradictions.ts';
import { createSourceParser } from '../src/lib/content/yaml-source.ts';
import { catalogueFile } from '../src/lib/schemas/picture.ts';
import { getFieldAddress } from './entry-address.ts';
import type { HoursSentence } from './other-hours.ts';
import { type KnownPictures, Pictures } from './pictures.ts';

/** The backend of the CMS: https://sveltiacms.app/en/docs/backends/github */
export interface BackendSettings {
  repo: string;
  /** The address of the sign-in helper; without it, each user pastes a token. */
  signInUrl?: string | undefined;
  /** The key of the edit server, which replaces GitHub in `npm run edit`. */
  key?: string;
}

/** The data that the page loads at its start. It has no text of a file, because only signed-in users may read those. */
export interface SiteSource extends KnownPictures {
  backend: BackendSettings;
  /** The names of areas and services, by their files. */
  names: Record<string, string>;
  /** The ids of claims that single lines may name. */
  claims: string[];
}

/** New texts by path; `undefined` deletes the file. */
type Texts = ReadonlyMap<string, string | undefined>;

/** The content of the site as the CMS has read it, with everything that was saved from this page. */
export class Site {
  readonly pictures: Pictures;
  /** The catalogue that the CMS will save with the open entry; `undefined` if that does not change it. */
  pendingCatalogue: string | undefined;
  /** Called when the catalogue has changed. */
  readonly catalogueListeners = new Set<() => void>();
  #texts = new Map<string, string>();
  #facts: Facts | undefined;
  /** The faults of the content without changes. */
  #existingFaults: Set<string> | undefined;
  #parse: ReturnType<typeof createSourceParser>;

  /** A parser that several sites share parses a text once for all of them. */
  constructor(source: SiteSource, parse = createSourceParser()) {
    this.pictures = new Pictures(source);
    this.#parse = parse;
  }

  get catalogue(): string {
    return this.getText(catalogueFile) ?? '';
  }

  getText(path: string): string | undefined {
    return this.#texts.get(path);
  }

  /** Sets the present text of a file; `undefined` deletes it. */
  setText(path: string, text: string | undefined): void {
    if (this.#texts.get(path) === text) return;
    if (text === undefined) this.#texts.delete(path);
    else this.#texts.set(path, text);
    this.#facts = undefined;
    this.#existingFaults = undefined;
    if (path === catalogueFile) for (const listener of this.catalogueListeners) listener();
  }

  #check(changes: Texts) {
    const texts: Texts = new Map([...this.#texts, ...changes]);
    const paths = [...texts.keys()].filter((path) => texts.get(path) !== undefined);
    const read = (path: string) => this.#parse(path, texts.get(path) ?? '');
    const { faults, facts, files, business } = checkContent(paths.sort(), read);
    this.#facts ??= facts ?? {};
    return { faults, files, business };
  }

  /** Returns a text as a page shows it, with the facts instead of the names in braces. */
  formatText(text: string): string {
    // Reading the facts checks all content, so they are read only for a text that has some.
    if (!text.includes('{')) return text;
    if (!this.#facts) this.#check(new Map());
    return fillFacts(text, this.#facts ?? {});
  }

  /** Finds the sentences that contradict the hours, each with the key path of its field. */
  findHoursContradictions(): HoursSentence[] {
    const { business } = this.#check(new Map());
    if (!business) return [];
    const read = (path: string) => this.#parse(path, this.#texts.get(path) ?? '');
    return findHoursContradictions([...this.#texts.keys()].sort().map(read), business).map((sentence) => ({
      ...sentence,
      keyPath: getFieldAddress(sentence.file, read(sentence.file).data, sentence.path),
    }));
  }

  /** Returns the content as pages would get it with these changes. */
  readFiles(changes: Texts = new Map()): ContentFile[] {
    return this.#check(changes).files;
  }

  /** Returns the faults of the content with these changes. Faults that other files already have are omitted. */
  findFaults(changes: Texts): Fault[] {
    const { faults } = this.#check(changes);
    if (faults.length === 0) return [];
    this.#existingFaults ??= new Set(this.#check(new Map()).faults.map(formatFault));
    return faults.filter((fault) => changes.has(fault.file) || !this.#existingFaults?.has(formatFault(fault)));
  }
}
