/** The site as the page knows it: what the build would say of it with a change, asked of the same reader. */
import { checkContent } from '../src/content-loading/check-content.ts';
import { type ContentSource, parseContentSource } from '../src/content-loading/content-source.ts';
import { type Facts, fillFacts } from '../src/content-loading/facts.ts';
import { type Fault, formatFault } from '../src/content-loading/fault.ts';
import type { Pictures } from './form-data.ts';
import type { SiteSource } from './site-source.ts';

/** The content of the site, as the CMS has read it and with all that has been saved from this page. */
export class Site {
  readonly pictures: Pictures;
  #texts = new Map<string, string>();
  #facts: Facts | undefined;
  /** What is wrong with the content as it is. */
  #known: Set<string> | undefined;
  #sources = new Map<string, { text: string; source: ContentSource }>();

  constructor({ pictures }: SiteSource) {
    this.pictures = {
      fileOf: (slot) => (pictures[slot] ? `/${pictures[slot]}` : slot),
      slotOf: (file) => file.replace(/^.*\/|\.\w+$/g, ''),
    };
  }

  /** The text of a file, as it is now. */
  setText(path: string, text: string): void {
    if (this.#texts.get(path) === text) return;
    this.#texts.set(path, text);
    this.#facts = undefined;
    this.#known = undefined;
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
    const { faults, facts } = checkContent([...texts.keys()].sort(), (path) => this.#read(path, texts.get(path) ?? ''));
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
