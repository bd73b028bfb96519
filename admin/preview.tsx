/** The real page of the site next to its form. It shows user input at once, and a click on a text focuses its field. */
import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { Component, createRef } from 'react';
import { ownerQuestions } from '../src/lib/content/owner-questions.ts';
import { pages } from '../src/lib/site/pages.ts';
import {
  type AreaPageKey,
  areaPageHref,
  paths,
  residentialAreaHref,
  type ServiceKind,
  serviceHref,
} from '../src/lib/site/paths.ts';
import { findKeyPath } from './cms-internals.ts';
import { focusNestedField } from './focus-nested-field.ts';
import { sourceKey } from './format.ts';
import { type Group, isGroup } from './shape.ts';

/** Returns a text of a form as its page shows it. */
export type ShowWords = (words: string) => string;

/** The pages that show the content of forms without a page of their own. */
const shownOn: Record<string, string> = {
  business: paths.contact,
  answers: paths.contact,
  prices: serviceHref('residential', 'window-cleaning'),
  seasons: serviceHref('residential', 'window-cleaning'),
  reviews: paths.reviews,
  gallery: paths.gallery,
  pictures: paths.gallery,
  zipCodes: paths.areasServed,
  claims: paths.about,
};

function findAddress(form: string, data: Group, slug: string): string {
  if (form === 'area-pages') return areaPageHref(data as AreaPageKey);
  if (form === 'areas') return residentialAreaHref(slug, 'window-cleaning');
  const [, kind, page = ''] = /^(?:services-(\w+)|page-(\w+))/.exec(form) ?? [];
  if (kind) return serviceHref(kind as ServiceKind, slug);
  return pages[page as keyof typeof pages]?.path ?? shownOn[form] ?? paths.home;
}

/** Returns the text as a visitor reads it: links are replaced by their names, and spaces are single. */
const tidy = (text: string) =>
  text
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns the words in lowercase, without punctuation. */
const listSingle = (text: string) =>
  tidy(text)
    .toLowerCase()
    .match(/[\p{L}\d]+/gu) ?? [];
/** Texts of fewer than three words often occur in menus and footers, too. */
const isTelling = (text: string) => listSingle(text).length >= 3;

/** Lists every text of a form with its key path. */
function listWords(held: unknown, at: string[] = []): [keyPath: string, words: string][] {
  if (typeof held === 'string') return [[at.join('.'), held]];
  if (typeof held !== 'object' || held === null) return [];
  return Object.entries(held).flatMap(([key, inner]) =>
    [sourceKey, 'work', 'id'].includes(key) ? [] : listWords(inner, [...at, key]),
  );
}

/** Finds the innermost elements with exactly this text. A short text must occur only once within `main`. */
function findSaying(page: Document, words: string): Element[] {
  const found = [...page.body.querySelectorAll('*')].filter(
    (element) =>
      tidy(element.textContent) === words &&
      !element.closest('script, style, noscript') &&
      ![...element.children].some((child) => tidy(child.textContent) === words),
  );
  if (isTelling(words)) return found;
  const own = found.filter((element) => element.closest('main'));
  return own.length === 1 ? own : [];
}

/** Finds the field with the clicked text, a longer text around it, or a part of it: some lines join several texts. */
function findField(pressed: string, form: Group, show: ShowWords): string | undefined {
  const words = ` ${listSingle(pressed).join(' ')} `;
  if (!words.trim()) return undefined;
  const texts = listWords(form).map(([keyPath, held]) => [keyPath, ` ${listSingle(show(held)).join(' ')} `] as const);
  const found =
    texts.find(([, own]) => own === words || (isTelling(pressed) && own.includes(words))) ??
    texts.find(([, own]) => isTelling(own) && words.includes(own));
  return found?.[0];
}

/** Returns the address of the page that shows the answer in a field. */
function findAnswerAddress(place: string, keyPath: string): string | undefined {
  const isIn = (path: string[]) => path.length > 0 && `${keyPath}.`.startsWith(`${path.join('.')}.`);
  return ownerQuestions.find(({ file, path }) => file === place && isIn(path))?.href;
}

interface BesideOptions {
  form: string;
  /** The file, or the folder of the files, that the form edits. */
  place: string;
  /** Converts the text of a file to the data of the form. */
  read: (text: string) => Group;
  show: ShowWords;
  /** True for the site of the edit server, which also has drafts. */
  showsDrafts: boolean;
}

export function createPreview({ form, place, read, show, showsDrafts }: BesideOptions) {
  return class PageBeside extends Component<CustomPreviewTemplateProps> {
    frame = createRef<HTMLIFrameElement>();
    /** The original texts of the elements whose text is replaced by user input. */
    replaced = new Map<Element, string>();
    override state = { isRefused: false, answerAddress: undefined as string | undefined };

    override componentDidMount() {
      document.addEventListener('focusin', this.onFocused);
    }

    override componentDidUpdate() {
      this.update();
    }

    override componentWillUnmount() {
      document.removeEventListener('focusin', this.onFocused);
    }

    /** Each answer appears on a page of its own, so the preview opens the page of the focused field. */
    onFocused = ({ target }: FocusEvent) => {
      const keyPath = findKeyPath(target as Element);
      const answerAddress = keyPath && findAnswerAddress(place, keyPath);
      if (answerAddress) this.setState({ answerAddress });
    };

    getHeld(): Group {
      return (this.props.entry.toJS() as { data: Group }).data;
    }

    update = () => {
      const page = this.frame.current?.contentDocument;
      if (!page?.body) return;
      for (const [element, words] of this.replaced) element.textContent = words;
      this.replaced.clear();
      const held = this.getHeld();
      const typed = new Map(listWords(held));
      for (const [keyPath, words] of listWords(read(String(held[sourceKey])))) {
        const [before, after] = [tidy(show(words)), tidy(show(typed.get(keyPath) ?? words))];
        if (before === after) continue;
        for (const element of findSaying(page, before)) {
          this.replaced.set(element, element.textContent);
          element.textContent = after;
        }
      }
      const [first] = this.replaced.keys();
      const { top = 0, bottom = 0 } = first?.getBoundingClientRect() ?? {};
      if (top < 0 || bottom > (page.defaultView?.innerHeight ?? 0)) first?.scrollIntoView({ block: 'center' });
    };

    onPressed = (event: MouseEvent) => {
      const target = event.target as Element;
      const line = target.closest('p, li, h1, h2, h3, dd');
      const texts = line ? [target.textContent, line.textContent] : [];
      const keyPath = texts.map((text) => text && findField(text, this.getHeld(), show)).find(Boolean);
      if (!keyPath) return;
      event.preventDefault();
      void focusNestedField(keyPath);
    };

    /** The same listener is never added twice. */
    listen = () => this.frame.current?.contentDocument?.addEventListener('click', this.onPressed);

    onLoaded = () => {
      // Firefox shows an empty document in place of a blocked page, and other browsers one that scripts cannot read.
      const address = this.frame.current?.contentDocument?.URL;
      if (!address || address === 'about:blank') this.setState({ isRefused: true });
      this.listen();
      this.update();
    };

    override render() {
      if (this.state.isRefused)
        return <p>The headers of this site let no page stand here. Saving works all the same.</p>;
      const { data, slug } = this.props.entry.toJS() as { data: Group; slug: string };
      if (!data[sourceKey]) return <p>Its page shows here once it is saved.</p>;
      // Uses the saved data, because unsaved input may be the name of another page.
      const saved = read(String(data[sourceKey]));
      if (!showsDrafts && isGroup(saved['page']) && saved['page']['draft'] === true)
        return <p>This is a draft: its page shows here once it is on the site.</p>;
      return (
        <iframe
          ref={this.frame}
          title="The page"
          src={this.state.answerAddress ?? findAddress(form, isGroup(saved['page']) ? saved['page'] : saved, slug)}
          // A page with pictures takes a while to load, and may be clicked before its load event.
          onPointerEnter={this.listen}
          onLoad={this.onLoaded}
          style={{ position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 }}
        />
      );
    }
  };
}
