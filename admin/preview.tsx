/** The real page of the site next to its form. It shows user input at once, and a click on a text focuses its field. */
import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { Component, createRef } from 'react';
import { contentKinds } from '../src/lib/content/content-kinds.ts';
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
import { focusNestedField, openField } from './focus-nested-field.ts';
import { sourceKey } from './format.ts';
import { type Group, isGroup } from './shape.ts';

const factsFile = contentKinds.business.files[0] ?? '';

/** Returns a text of a form as its page shows it. */
export type FormatText = (text: string) => string;

/** The pages that the preview opens for forms of content that has no page. */
const defaultAddresses: Record<string, string> = {
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

function getPageAddress(form: string, data: Group, slug: string): string {
  if (form === 'area-pages') return areaPageHref(data as AreaPageKey);
  if (form === 'areas') return residentialAreaHref(slug, 'window-cleaning');
  const [, kind, page = ''] = /^(?:services-(\w+)|page-(\w+))/.exec(form) ?? [];
  if (kind) return serviceHref(kind as ServiceKind, slug);
  return pages[page as keyof typeof pages]?.path ?? defaultAddresses[form] ?? paths.home;
}

/** Returns the text as a visitor reads it: links are replaced by their names, and spaces are single. */
const normalizeText = (text: string) =>
  text
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns the words in lowercase, without punctuation. */
const listWords = (text: string) =>
  normalizeText(text)
    .toLowerCase()
    .match(/[\p{L}\d]+/gu) ?? [];
/** Texts of fewer than three words often occur in menus and footers, too. */
const isDistinctive = (text: string) => listWords(text).length >= 3;

/** Lists every text of a form with its key path. */
function listTexts(value: unknown, path: string[] = []): [keyPath: string, text: string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    [sourceKey, 'work', 'id'].includes(key) ? [] : listTexts(inner, [...path, key]),
  );
}

/** Finds the innermost elements with exactly this text. A short text must occur only once within `main`. */
function findElementsWithText(page: Document, text: string): Element[] {
  const elements = [...page.body.querySelectorAll('*')].filter(
    (element) =>
      normalizeText(element.textContent) === text &&
      !element.closest('script, style, noscript') &&
      ![...element.children].some((child) => normalizeText(child.textContent) === text),
  );
  if (isDistinctive(text)) return elements;
  const elementsInMain = elements.filter((element) => element.closest('main'));
  return elementsInMain.length === 1 ? elementsInMain : [];
}

/** Finds the field with the clicked text, a longer text around it, or a part of it: some lines join several texts. */
function findField(clickedText: string, form: Group, formatText: FormatText) {
  const joinWords = (text: string) => ` ${listWords(text).join(' ')} `;
  const clicked = joinWords(clickedText);
  if (!clicked.trim()) return undefined;
  const fields = listTexts(form).map(([keyPath, source]) => ({ keyPath, source, text: joinWords(formatText(source)) }));
  return (
    fields.find(({ text }) => text === clicked || (isDistinctive(clickedText) && text.includes(clicked))) ??
    fields.find(({ text }) => isDistinctive(text) && clicked.includes(text))
  );
}

/** Returns the address of the page that shows the answer in a field. */
function findAnswerAddress(place: string, keyPath: string): string | undefined {
  const isIn = (path: string[]) => path.length > 0 && `${keyPath}.`.startsWith(`${path.join('.')}.`);
  return ownerQuestions.find(({ file, path }) => file === place && isIn(path))?.href;
}

/**
 * Returns whether a link replaces the page in its frame. A part of the same page does not. A phone number or an email
 * address does if no program opens it.
 */
function leavesPage({ host, pathname, hash, target, ownerDocument: { location } }: HTMLAnchorElement) {
  const isPartOfPage = hash !== '' && host === location.host && pathname === location.pathname;
  return !target && !isPartOfPage;
}

const linkNoteStyle = {
  display: 'block',
  padding: '0.75rem 1rem',
  font: '0.9375rem/1.4 system-ui, sans-serif',
  color: '#12324a',
  background: '#fdf3d8',
};

/** The dev server describes an error, such as a timeout on a busy computer, in words for programmers. */
function hasFailed(frame: HTMLIFrameElement | null): boolean {
  const [navigation] = frame?.contentWindow?.performance.getEntriesByType('navigation') ?? [];
  return ((navigation as PerformanceNavigationTiming | undefined)?.responseStatus ?? 0) >= 500;
}

interface PreviewOptions {
  form: string;
  /** The file, or the folder of the files, that the form edits. */
  place: string;
  /** Converts the text of a file to the data of the form. */
  read: (text: string) => Group;
  formatText: FormatText;
  /** Returns the form data of the facts that pages share. */
  getFacts: () => Group;
  /** True for the site of the edit server, which also has drafts. */
  showsDrafts: boolean;
}

export function createPreview({ form, place, read, formatText, getFacts, showsDrafts }: PreviewOptions) {
  return class PagePreview extends Component<CustomPreviewTemplateProps> {
    frame = createRef<HTMLIFrameElement>();
    /** The original texts of the elements whose text is replaced by user input. */
    replacedTexts = new Map<Element, string>();
    override state = {
      isFrameBlocked: false,
      hasPageFailed: false,
      answerAddress: undefined as string | undefined,
      isLinkPressed: false,
    };
    timer: ReturnType<typeof setInterval> | undefined;

    override componentDidMount() {
      document.addEventListener('focusin', this.handleFocusIn);
      // The field may have been focused before the preview was there.
      this.followFocus(document.activeElement);
      // A frame does not report a new document before its load event, which waits for all pictures of the page.
      this.timer = setInterval(this.listenToClicks, 100);
    }

    override componentDidUpdate({ entry }: CustomPreviewTemplateProps) {
      // A press changes the state only, and must not scroll the page to what was typed.
      if (entry !== this.props.entry) this.update();
    }

    override componentWillUnmount() {
      document.removeEventListener('focusin', this.handleFocusIn);
      clearInterval(this.timer);
    }

    /** The answers appear on different pages, so the preview opens the page of the focused field. */
    handleFocusIn = ({ target }: FocusEvent) => this.followFocus(target as Element);

    followFocus(element: Element | null) {
      const keyPath = findKeyPath(element);
      const answerAddress = keyPath && findAnswerAddress(place, keyPath);
      if (answerAddress) this.setState({ answerAddress });
    }

    getFormData(): Group {
      return (this.props.entry.toJS() as { data: Group }).data;
    }

    update = () => {
      const page = this.frame.current?.contentDocument;
      if (!page?.body) return;
      for (const [element, text] of this.replacedTexts) element.textContent = text;
      this.replacedTexts.clear();
      const formData = this.getFormData();
      const formTexts = new Map(listTexts(formData));
      for (const [keyPath, savedText] of listTexts(read(String(formData[sourceKey])))) {
        const formText = formTexts.get(keyPath) ?? savedText;
        const before = normalizeText(formatText(savedText));
        const after = normalizeText(formatText(formText));
        if (before === after) continue;
        for (const element of findElementsWithText(page, before)) {
          this.replacedTexts.set(element, element.textContent);
          element.textContent = after;
        }
      }
      const [first] = this.replacedTexts.keys();
      const { top = 0, bottom = 0 } = first?.getBoundingClientRect() ?? {};
      if (top < 0 || bottom > (page.defaultView?.innerHeight ?? 0)) first?.scrollIntoView({ block: 'center' });
    };

    /** Opens the field with the pressed text. Returns false if neither this form nor that of the facts has the text. */
    openPressedField(pressed: Element): boolean {
      // A name that is kept on one line is a part of its sentence.
      const target = pressed.closest(':not(.whole, .with-preposition)');
      const line = target?.closest('p, li, h1, h2, h3, dd');
      if (!target || !line) return false;
      const find = (data: Group) =>
        [target.textContent, line.textContent].map((text) => findField(text, data, formatText)).find(Boolean);
      const field = find(this.getFormData());
      // A field with a fact alone does not have the words: they are in the form of the facts, once for all pages.
      const isFact = !field || /^\{\w+\}$/.test(field.source);
      const fact = isFact ? find(getFacts()) : undefined;
      // "Colorado Springs" alone is in many places, and so is a phone number.
      if (fact && isDistinctive(fact.text) && /[a-z]/.test(fact.text)) void openField(factsFile, fact.keyPath);
      else if (field) void focusNestedField(field.keyPath);
      else return false;
      return true;
    }

    handleClick = (event: MouseEvent) => {
      const pressed = event.target as Element;
      const link = pressed.closest<HTMLAnchorElement>('a[href]');
      const opensField = this.openPressedField(pressed);
      // The form edits only this page, so the texts of another one would open no field, or a wrong one.
      const isLinkPressed = !opensField && link !== null && leavesPage(link);
      if (opensField || isLinkPressed) event.preventDefault();
      this.setState({ isLinkPressed });
    };

    /** Can be called repeatedly: the browser adds the same listener only once. */
    listenToClicks = () => this.frame.current?.contentDocument?.addEventListener('click', this.handleClick);

    handleLoad = () => {
      // Firefox replaces a blocked page by an empty document, and other browsers by one that scripts cannot read.
      const address = this.frame.current?.contentDocument?.URL;
      if (!address || address === 'about:blank') this.setState({ isFrameBlocked: true });
      else if (hasFailed(this.frame.current)) this.setState({ hasPageFailed: true });
      this.listenToClicks();
      this.update();
    };

    override render() {
      if (this.state.isFrameBlocked)
        return <p>The headers of this site do not allow a preview here. You can still save.</p>;
      if (this.state.hasPageFailed)
        return (
          <div>
            <p>
              The page cannot be shown just now, for example because this computer is busy. Your text is safe, and you
              can save. Wait a moment, then press Show the page again. If that does not help, end the edit program
              (Ctrl+C in its window) and start it again.
            </p>
            <button type="button" onClick={() => this.setState({ hasPageFailed: false })}>
              Show the page again
            </button>
          </div>
        );
      const { data, slug } = this.props.entry.toJS() as { data: Group; slug: string };
      if (!data[sourceKey]) return <p>Its page is shown here once it is saved.</p>;
      // Uses the saved data, because unsaved input may be the name of another page.
      const saved = read(String(data[sourceKey]));
      if (!showsDrafts && isGroup(saved['page']) && saved['page']['draft'] === true)
        return <p>This is a draft: its page is shown here once it is on the site.</p>;
      const { answerAddress, isLinkPressed } = this.state;
      return (
        <>
          <iframe
            ref={this.frame}
            title="The page"
            src={answerAddress ?? getPageAddress(form, isGroup(saved['page']) ? saved['page'] : saved, slug)}
            onLoad={this.handleLoad}
            style={{ position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 }}
          />
          <p role="status" style={{ position: 'fixed', inset: 'auto 0 0', margin: 0 }}>
            {isLinkPressed && (
              <span style={linkNoteStyle}>
                Links do not open here, because this page belongs to its form. To change another page, choose it in the
                lists.
              </span>
            )}
          </p>
        </>
      );
    }
  };
}
