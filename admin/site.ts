/** The site as the page knows it: what the build would say of it with a change, asked of the same reader. */
import { checkContent } from '../src/lib/content/check-content.ts';
import { type Facts, fillFacts } from '../src/lib/content/facts.ts';
import { type Fault, formatFault } from '../src/lib/content/fault.ts';
import { type ContentSource, parseContentSource } from '../src/lib/content/yaml-source.ts';
import { catalogueFile } from '../src/lib/schemas/picture.ts';
import { Pictures } from './pictures.ts';
import type { SiteSource } from './site-source.ts';

/** The content of the site, as the CMS has read it and with all that has been saved from this page. */
export class Site {
  readonly pictures: Pictures;
  /** What is saved along with the entry that is being saved, by path. */
  alongside: ReadonlyMap<string, string> = new Map();
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

  /** The text of a file, as it is now. */
  setText(path: string, text: string): void {
    if (this.#texts.get(path) === text) return;
    this.#texts.set(path, text);
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

  #check(changes: ReadonlyMap<string, string>): Fault[] {
    const texts = new Map([...this.#texts, ...changes]);
    const read = (path: string) => this.#read(path, texts.get(path) ?? '');
    const { faults, facts } = checkContent([...texts.keys()].sort(), read, this.pictures.widths);
    this.#facts ??= facts ?? {};
    return faults;
  }

  /** Words as a page says them: with what stands in braces. */
  showWords(words: string): string {
    if (!this.#facts) this.#check(new Map());
    return fillFacts(words, this.#facts ?? {}, () => undefined);
  }

  /** What would be wrong with these files that is not wrong already. */
  findFaults(changes: ReadonlyMap<string, string>): Fault[] {
    const faults = this.#check(changes);
    if (faults.length === 0) return [];
    this.#known ??= new Set(this.#check(new Map()).map(formatFault));
    return faults.filter((fault) => changes.has(fault.file) || !this.#known?.has(formatFault(fault)));
  }
}
