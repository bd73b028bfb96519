/** The real page of the site beside its form: it follows what is typed, and a press on its words leads to their field. */
import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { Component, createRef } from 'react';
import { pages } from '../src/lib/site/pages.ts';
import {
  type AreaPageKey,
  areaPageHref,
  paths,
  residentialAreaHref,
  type ServiceKind,
  serviceHref,
} from '../src/lib/site/paths.ts';
import { leadToField } from './cms-internals.ts';
import { sourceKey } from './format.ts';
import { type Group, isGroup } from './shape.ts';

/** The words of a form as its page says them. */
export type ShowWords = (words: string) => string;

/** A page that shows what has none of its own. */
const shownOn: Record<string, string> = {
  business: paths.contact,
  prices: serviceHref('residential', 'window-cleaning'),
  seasons: serviceHref('residential', 'window-cleaning'),
  reviews: paths.reviews,
  testimonials: paths.home,
  gallery: paths.gallery,
  pictures: paths.gallery,
  zipCodes: paths.areasServed,
  claims: paths.about,
};

export function findAddress(form: string, data: Group, slug: string): string {
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

/** Every text of a form, by its place there. */
function listWords(held: unknown, at: string[] = []): [keyPath: string, words: string][] {
  if (typeof held === 'string') return [[at.join('.'), held]];
  if (typeof held !== 'object' || held === null) return [];
  return Object.entries(held).flatMap(([key, inner]) =>
    [sourceKey, 'work', 'id'].includes(key) ? [] : listWords(inner, [...at, key]),
  );
}

const listSingle = (words: string) => words.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
/** Fewer words stand in menus and footers, too. */
const isTelling = (words: string) => listSingle(words).length >= 3;

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

/** The field whose words are most like those of the page, which may be older, or hold a fact that stands in braces. */
export function findField(words: string, form: Group, show: ShowWords): string | undefined {
  const said = new Set(listSingle(words));
  let best: { keyPath: string; share: number } | undefined;
  for (const [keyPath, held] of listWords(form)) {
    const shown = tidy(show(held));
    const own = new Set(listSingle(shown));
    const isSame = shown === tidy(words);
    if (!isSame && (own.size < 3 || said.size < 3)) continue;
    const share = isSame ? 1 : [...own].filter((word) => said.has(word)).length / Math.max(own.size, said.size);
    if (share > Math.max(best?.share ?? 0, 0.45)) best = { keyPath, share };
  }
  return best?.keyPath;
}

// A field is drawn as what holds it unfolds, which takes a slow machine a while: so the way leads to the innermost part
// that is drawn, until the focus is in the field.
const unfoldMilliseconds = 150;
const mostSteps = 20;

function leadThrough(keyPath: string) {
  const keys = keyPath.split('.');
  const parts = keys.map((_, index) => keys.slice(0, index + 1).join('.'));
  const findPart = (part: string) => document.querySelector(`[data-key-path="${CSS.escape(part)}"]`);
  let steps = 0;
  const timer = setInterval(() => {
    steps += 1;
    const part = parts.findLast(findPart);
    if (!part || steps > mostSteps || findPart(keyPath)?.contains(document.activeElement)) clearInterval(timer);
    else leadToField(part);
  }, unfoldMilliseconds);
}

interface BesideOptions {
  form: string;
  /** What the form would hold of the text of a file. */
  read: (text: string) => Group;
  show: ShowWords;
}

export function makePageBeside({ form, read, show }: BesideOptions) {
  return class PageBeside extends Component<CustomPreviewTemplateProps> {
    frame = createRef<HTMLIFrameElement>();
    /** What elements said before something was typed over it. */
    replaced = new Map<Element, string>();
    override state = { isRefused: false };

    listening: ReturnType<typeof setInterval> | undefined;

    /** A page with its pictures loads for a while, and may be pressed before; the same listener is never added twice. */
    override componentDidMount() {
      const listen = () => this.frame.current?.contentDocument?.addEventListener('click', this.onPressed);
      this.listening = setInterval(listen, unfoldMilliseconds);
    }

    override componentWillUnmount() {
      clearInterval(this.listening);
    }

    override componentDidUpdate() {
      this.update();
    }

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
      const page = this.frame.current?.contentDocument;
      const place = page?.caretPositionFromPoint?.(event.clientX, event.clientY)?.offsetNode;
      const texts = [place?.textContent, place?.parentElement?.textContent, (event.target as Element).textContent];
      const held = this.getHeld();
      const keyPath = texts.map((text) => text && findField(text, held, show)).find(Boolean);
      if (!keyPath) return;
      event.preventDefault();
      leadThrough(keyPath);
    };

    onLoaded = () => {
      if (!this.frame.current?.contentDocument) this.setState({ isRefused: true });
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
      return (
        <iframe
          ref={this.frame}
          title="The page"
          src={findAddress(form, isGroup(saved['page']) ? saved['page'] : saved, slug)}
          onLoad={this.onLoaded}
          style={{ position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 }}
        />
      );
    }
  };
}
