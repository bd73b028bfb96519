import { getQuoteField, isQuoteField, type QuoteField, quoteFormOrder } from '../schemas/quote-fields.ts';
import { type QuoteErrors, type QuoteValues, quotePath } from './quote-request.ts';

// Without anything of Node: the Worker (hosting/) shows this page too.

export interface Contact {
  brand: string;
  /** The phone number as people write it, and as a link dials it. */
  phone: { shown: string; href: string };
}

export interface RefusalPage {
  title: string;
  reason: string;
  values?: QuoteValues | undefined;
  errors?: QuoteErrors | undefined;
}

export const refusalStyle = `
@view-transition { navigation: auto }
*{box-sizing:border-box}
body{margin:0;background:#f3f8fa;color:#0b2530;font:1.0625rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
header{background:#0b2530;color:#fff;padding:1rem}
header p{display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:space-between;max-width:40rem;margin:0 auto}
header a{color:#fff}
main{max-width:42rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{font-size:1.875rem;line-height:1.15;margin:0 0 1rem;text-wrap:balance}
h2{font-size:1.25rem;margin:2rem 0 .5rem}
a{color:#0a678e}
a,button,input,select,textarea{outline-offset:2px}
:focus-visible{outline:3px solid #0a678e}
header :focus-visible{outline-color:#ffbd2b}
.reason{background:#fff;border-left:.375rem solid #b3261e;padding:.75rem 1rem;white-space:pre-line}
.reason p{margin:0 0 .5rem}
.reason ul{margin:0;padding-left:1.25rem}
.reason li{padding:.125rem 0}
.call{display:inline-block;min-height:2.75rem;padding:.5rem 0;font-weight:700}
.field{margin:0 0 1rem}
label{display:block;font-weight:600;margin:0 0 .25rem}
input,select,textarea{width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid #5b7480;border-radius:.25rem;background:#fff;color:inherit;font:inherit}
[aria-invalid]{border:2px solid #b3261e}
.error{color:#b3261e;font-weight:600;margin:.25rem 0 0}
button{min-height:3rem;padding:.5rem 1.5rem;border:0;border-radius:.25rem;background:#ffbd2b;color:#0b2530;font:inherit;font-weight:700;cursor:pointer}
`;

/** The policy of the page: its one style, by the SHA-256 of `refusalStyle` in base64, and a form to the same site. */
export const refusalPolicy = (styleHash: string) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The page a form post without JavaScript gets when its request was not taken, with the whole form to try again. */
export function renderRefusalPage({ brand, phone }: Contact, page: RefusalPage): string {
  const { title, reason, values = {}, errors = {} } = page;
  const call = `<a class="call" href="${escapeHtml(phone.href)}">${escapeHtml(phone.shown)}</a>`;
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
<style>${refusalStyle}</style>
</head>
<body>
<header><p><a href="/">${escapeHtml(brand)}</a> <a href="${escapeHtml(phone.href)}">Call ${escapeHtml(phone.shown)}</a></p></header>
<main>
<h1>${escapeHtml(title)}</h1>
<div class="reason"><p>${escapeHtml(reason)}</p>${errorItems.length > 0 ? `<ul>${errorItems.join('')}</ul>` : ''}</div>
<p>You can also call us directly: ${call}</p>
<h2>Your quote request</h2>
<form method="post" action="${quotePath}" accept-charset="utf-8">
${quoteFormOrder.map((field) => renderField(field, values[field] ?? '', errors[field])).join('\n')}
<p>* Required fields. We'll contact you within 24 hours with your personalized quote.</p>
<button type="submit">Send it again</button>
</form>
</main>
</body>
</html>
`;
}

function renderField(name: QuoteField, value: string, error: string | undefined): string {
  const { label, required } = getQuoteField(name);
  const described = error === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-error"`;
  const note = error === undefined ? '' : `<p class="error" id="${name}-error">${escapeHtml(error)}</p>`;
  const caption = escapeHtml(required ? `${label} *` : label);
  return `<div class="field"><label for="${name}">${caption}</label>${renderControl(name, value, described)}${note}</div>`;
}

function renderControl(name: QuoteField, value: string, described: string): string {
  const field = getQuoteField(name);
  const common = `id="${name}" name="${name}" autocomplete="${field.autoComplete}"${field.required ? ' required' : ''}${described}`;
  switch (field.control) {
    case 'select':
      return `<select ${common}>${renderOptions(field.options, value)}</select>`;
    case 'textarea':
      // A browser drops the first line break of a textarea, which may be one the visitor typed.
      return `<textarea ${common} rows="${field.rows}">\n${escapeHtml(value)}</textarea>`;
    default: {
      const { control, inputMode, placeholder } = field;
      const hints = `${inputMode ? ` inputmode="${inputMode}"` : ''}${placeholder ? ` placeholder="${escapeHtml(placeholder)}"` : ''}`;
      return `<input ${common} type="${control}"${hints} value="${escapeHtml(value)}">`;
    }
  }
}

function renderOptions(options: Readonly<Record<string, string>>, chosen: string): string {
  const rendered = Object.entries(options).map(
    ([value, label]) =>
      `<option value="${escapeHtml(value)}"${value === chosen ? ' selected' : ''}>${escapeHtml(label)}</option>`,
  );
  return `<option value="">Choose one</option>${rendered.join('')}`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
