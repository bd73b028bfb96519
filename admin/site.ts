/** The site as the page knows it: what the build would say of it with a change, asked of the same reader. */
import { checkContent } from '../src/lib/content/check-content.ts';
import { type Facts, fillFacts } from '../src/lib/content/facts.ts';
import { type Fault, formatFault } from '../src/lib/content/fault.ts';
import { findOtherHours } from '../src/lib/content/find-other-hours.ts';
import type { ContentFile } from '../src/lib/content/kinds.ts';
import { type ContentSource, parseContentSource } from '../src/lib/content/yaml-source.ts';
import { catalogueFile } from '../src/lib/schemas/picture.ts';
import { getFieldAddress } from './entry-address.ts';
import type { HoursSentence } from './other-hours.ts';
import { type KnownPictures, Pictures } from './pictures.ts';

/** Where the CMS reads and writes: https://sveltiacms.app/en/docs/backends/github */
export interface BackendSettings {
  repo: string;
  /** Where people sign in through a helper; without it each pastes a token. */
  signInUrl?: string | undefined;
  /** Of the host of the repository on this machine, in place of GitHub. */
  key?: string;
}

/** What the page is told as it starts: no text of a file, which only who is signed in may read. */
export interface SiteSource extends KnownPictures {
  backend: BackendSettings;
  /** The names of areas and services, by their files: the CMS hands over their texts without a path. */
  names: Record<string, string>;
  /** The ids of claims that single lines may name. */
  claims: string[];
}

/** By path; undefined takes the file away. */
type Texts = ReadonlyMap<string, string | undefined>;

/** The content of the site, as the CMS has read it and with all that has been saved from this page. */
export class Site {
  readonly pictures: Pictures;
  /** The catalogue as the CMS has it, to be saved with the entry that is open. */
  handedOver: string | undefined;
  /** Called once the catalogue is another. */
  readonly watchers = new Set<() => void>();
  #texts = new Map<string, string>();
  #facts: Facts | undefined;
  /** What is wrong with the content as it is. */
  #known: Set<string> | undefined;
  #sources = new Map<string, { text: string; source: ContentSource }>();

  constructor(source: SiteSource) {
    this.pictures = new Pictures(source);
  }

  get catalogue(): string {
    return this.getText(catalogueFile) ?? '';
  }

  getText(path: string): string | undefined {
    return this.#texts.get(path);
  }

  /** The text of a file, as it is now; `undefined` where it is deleted. */
  setText(path: string, text: string | undefined): void {
    if (this.#texts.get(path) === text) return;
    if (text === undefined) this.#texts.delete(path);
    else this.#texts.set(path, text);
    this.#facts = undefined;
    this.#known = undefined;
    if (path === catalogueFile) for (const tell of this.watchers) tell();
  }

  #read(path: string, text: string): ContentSource {
    const known = this.#sources.get(path);
    if (known?.text === text) return known.source;
    const source = parseContentSource(path, text);
    this.#sources.set(path, { text, source });
    return source;
  }

  #check(changes: Texts) {
    const texts: Texts = new Map([...this.#texts, ...changes]);
    const paths = [...texts.keys()].filter((path) => texts.get(path) !== undefined);
    const read = (path: string) => this.#read(path, texts.get(path) ?? '');
    const { faults, facts, files } = checkContent(paths.sort(), read);
    this.#facts ??= facts ?? {};
    return { faults, files };
  }

  /** Words as a page says them: with what stands in braces. */
  showWords(words: string): string {
    if (!this.#facts) this.#check(new Map());
    return fillFacts(words, this.#facts ?? {});
  }

  /** The sentences that say something else than the hours, each with the place of its field. */
  findOtherHours(): HoursSentence[] {
    const paths = [...this.#texts.keys()].sort();
    const read = (path: string) => this.#read(path, this.#texts.get(path) ?? '');
    const { business } = checkContent(paths, read);
    if (!business) return [];
    return findOtherHours(paths.map(read), business).map((found) => ({
      ...found,
      keyPath: getFieldAddress(found.file, read(found.file).data, found.path),
    }));
  }

  /** The content as pages would get it with these changes. */
  readFiles(changes: Texts = new Map()): ContentFile[] {
    return this.#check(changes).files;
  }

  /** What would be wrong with these files that is not wrong already. */
  findFaults(changes: Texts): Fault[] {
    const { faults } = this.#check(changes);
    if (faults.length === 0) return [];
    this.#known ??= new Set(this.#check(new Map()).faults.map(formatFault));
    return faults.filter((fault) => changes.has(fault.file) || !this.#known?.has(formatFault(fault)));
  }
}
