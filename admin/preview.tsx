/** The real page of the site beside its form: it follows what is typed, and a press on its words leads to their field. */
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

/** The words of a form as its page says them. */
export type ShowWords = (words: string) => string;

/** A page that shows what has none of its own. */
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

/** As a visitor reads it: links by their names, spaces single. */
const tidy = (text: string) =>
  text
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Words without signs. */
const listSingle = (text: string) =>
  tidy(text)
    .toLowerCase()
    .match(/[\p{L}\d]+/gu) ?? [];
/** Fewer words stand in menus and footers, too. */
const isTelling = (text: string) => listSingle(text).length >= 3;

/** Every text of a form, by its place there. */
function listWords(held: unknown, at: string[] = []): [keyPath: string, words: string][] {
  if (typeof held === 'string') return [[at.join('.'), held]];
  if (typeof held !== 'object' || held === null) return [];
  return Object.entries(held).flatMap(([key, inner]) =>
    [sourceKey, 'work', 'id'].includes(key) ? [] : listWords(inner, [...at, key]),
  );
}

/** The innermost elements that say just these words; of words that tell little the one in the text of the page alone. */
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

/** The field that says what was pressed, or a text of which that is a part, or a part of it: some lines join several texts. */
function findField(pressed: string, form: Group, show: ShowWords): string | undefined {
  const words = ` ${listSingle(pressed).join(' ')} `;
  if (!words.trim()) return undefined;
  const texts = listWords(form).map(([keyPath, held]) => [keyPath, ` ${listSingle(show(held)).join(' ')} `] as const);
  const found =
    texts.find(([, own]) => own === words || (isTelling(pressed) && own.includes(words))) ??
    texts.find(([, own]) => isTelling(own) && words.includes(own));
  return found?.[0];
}

/** The page on which visitors read the answer that a field takes. */
function findAnswerAddress(place: string, keyPath: string): string | undefined {
  const isIn = (path: string[]) => path.length > 0 && `${keyPath}.`.startsWith(`${path.join('.')}.`);
  return ownerQuestions.find(({ file, path }) => file === place && isIn(path))?.href;
}

interface BesideOptions {
  form: string;
  /** The file, or the folder of the files, that the form edits. */
  place: string;
  /** What the form would hold of the text of a file. */
  read: (text: string) => Group;
  show: ShowWords;
  /** The site beside the form is that of the edit server, which has drafts too. */
  showsDrafts: boolean;
}

export function createPreview({ form, place, read, show, showsDrafts }: BesideOptions) {
  return class PageBeside extends Component<CustomPreviewTemplateProps> {
    frame = createRef<HTMLIFrameElement>();
    /** What elements said before something was typed over it. */
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

    /** An answer is shown on its own page: the one beside the form follows the field. */
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
      if (!this.frame.current?.contentDocument) this.setState({ isRefused: true });
      this.listen();
      this.replaced.clear();
      this.update();
    };

    override render() {
      if (this.state.isRefused)
        return <p>The headers of this site let no page stand here. Saving works all the same.</p>;
      const { data, slug } = this.props.entry.toJS() as { data: Group; slug: string };
      if (!data[sourceKey]) return <p>Its page shows here once it is saved.</p>;
      // As it was saved: what is typed may be another page's name.
      const saved = read(String(data[sourceKey]));
      if (!showsDrafts && isGroup(saved['page']) && saved['page']['draft'] === true)
        return <p>This is a draft: its page shows here once it is on the site.</p>;
      return (
        <iframe
          ref={this.frame}
          title="The page"
          src={this.state.answerAddress ?? findAddress(form, isGroup(saved['page']) ? saved['page'] : saved, slug)}
          // A page with its pictures loads for a while, and may be pressed before.
          onPointerEnter={this.listen}
          onLoad={this.onLoaded}
          style={{ position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 }}
        />
      );
    }
  };
}
