import { escapeHtml } from '../escape-html.ts';
import { quotePath } from '../site/addresses.ts';
import { getQuoteField, isQuoteField, type QuoteField, quoteFormOrder } from './quote-fields.ts';
import { type EnteredValues, type QuoteErrors, retryKeyName } from './quote-request.ts';

// No Node APIs in this file: the serverless functions in hosting/ import it too.

export interface Contact {
  brand: string;
  /** `display` is the number as people write it; `href` is the link that dials it. */
  phone: { display: string; href: string };
  /** The time in which a request is answered, as text after "We'll". */
  answer: string;
}

export interface ErrorPage {
  title: string;
  reason: string;
  values?: EnteredValues | undefined;
  errors?: QuoteErrors | undefined;
  /** The idempotency key: submissions of this page without a change count as one request. */
  retryKey: string;
}

/**
 * Renders the page for a form post without JavaScript whose request was not accepted, with the whole form to try again.
 * The page uses none of the site's style sheets.
 */
export function renderErrorPage(contact: Contact, style: string, page: ErrorPage): string {
  const { brand, phone } = contact;
  const { title, reason, values = {}, errors = {}, retryKey } = page;
  const call = `<a class="call" href="${escapeHtml(phone.href)}">${escapeHtml(phone.display)}</a>`;
  const otherErrors = Object.entries(errors).filter(([key]) => !isQuoteField(key));
  const errorItems = [
    ...quoteFormOrder
      .filter((field) => errors[field] !== undefined)
      .map((field) => `<li><a href="#${field}">${escapeHtml(errors[field] ?? '')}</a></li>`),
    ...otherErrors.map(([key, message]) => `<li>${escapeHtml(`${key}: ${message}`)}</li>`),
  ];
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} | ${brand}`)}</title>
<style>${style}</style>
</head>
<body>
<header><p><a href="/"><img src="/favicon.svg" width="40" height="40" alt=""><img src="/wordmark.svg" alt="${escapeHtml(brand)}"></a> <a href="${escapeHtml(phone.href)}">Call<span>&nbsp;${escapeHtml(phone.display)}</span></a></p></header>
<main>
<h1>${escapeHtml(title)}</h1>
<div class="reason"><p>${escapeHtml(reason)}</p>${errorItems.length > 0 ? `<ul>${errorItems.join('')}</ul>` : ''}</div>
<p>You can also call us directly: ${call}</p>
<h2>Your quote request</h2>
<form method="post" action="${quotePath}" accept-charset="utf-8">
<input type="hidden" name="${retryKeyName}" value="${escapeHtml(retryKey)}">
${quoteFormOrder.map((field) => renderField(field, values[field] ?? '', errors[field])).join('\n')}
<p>* Required fields. We'll ${escapeHtml(contact.answer)}.</p>
<button type="submit">Send it again</button>
</form>
</main>
</body>
</html>
`;
}

function renderField(name: QuoteField, value: string, error: string | undefined): string {
  const { label, required } = getQuoteField(name);
  const errorAttributes = error === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-error"`;
  const errorMessage = error === undefined ? '' : `<p class="error" id="${name}-error">${escapeHtml(error)}</p>`;
  const caption = required ? `${escapeHtml(label)} *` : `${escapeHtml(label)} <i>(optional)</i>`;
  return `<div class="field"><label for="${name}">${caption}</label>${renderControl(name, value, errorAttributes)}${errorMessage}</div>`;
}

function renderControl(name: QuoteField, value: string, errorAttributes: string): string {
  const field = getQuoteField(name);
  const sharedAttributes = `id="${name}" name="${name}" autocomplete="${field.autoComplete}"${field.required ? ' required' : ''}${errorAttributes}`;
  switch (field.control) {
    case 'select':
      return `<span class="select"><select ${sharedAttributes}>${renderOptions(field.options, value)}</select></span>`;
    case 'textarea':
      // A browser drops the first line break of a textarea, which may be one the visitor typed.
      return `<textarea ${sharedAttributes} rows="${field.rows}">\n${escapeHtml(value)}</textarea>`;
    default: {
      const { control, inputMode, ...others } = field;
      const hints = (['placeholder', 'pattern'] as const).map((hint) =>
        others[hint] ? ` ${hint}="${escapeHtml(others[hint])}"` : '',
      );
      const keyboard = inputMode ? ` inputmode="${inputMode}"` : '';
      return `<input ${sharedAttributes} type="${control}"${keyboard}${hints.join('')} value="${escapeHtml(value)}">`;
    }
  }
}

function renderOptions(options: Readonly<Record<string, string>>, selected: string): string {
  const rendered = Object.entries(options).map(
    ([value, label]) =>
      `<option value="${escapeHtml(value)}"${value === selected ? ' selected' : ''}>${escapeHtml(label)}</option>`,
  );
  return `<option value="">Choose one</option>${rendered.join('')}`;
}
