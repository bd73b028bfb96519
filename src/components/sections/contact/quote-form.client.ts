/**
 * Enhances the quote form: persistent error messages, a draft, suggestions for Project Details, and submission as JSON.
 * The form works without this script: if it fails or does not load, the browser submits the form (thank-you.client.ts).
 */
import {
  formatAnswer,
  type QuoteField,
  type QuoteValues,
  quoteFieldNames,
  quoteFields,
  quoteFormOrder,
  requiredQuoteFields,
} from '../../../lib/quotes/quote-fields.ts';
import { sentEvent } from '../../../lib/site/addresses.ts';
import { type DetailWords, findDetails } from '../../../lib/site/quoted-service.ts';
import { visible } from '../../../lib/visible-text.ts';
import { prefillDetails, renderSuggestions } from './project-details.client.ts';
import { type Control, getControl, readQuoteValues } from './quote-controls.client.ts';
import { restoreDraft, saveDraft } from './quote-draft.client.ts';
import { sendQuote } from './send-quote.client.ts';

/**
 * On Back and reload, Firefox and WebKit abort the request before the page unloads, and WebKit fires `beforeunload` only
 * after that. The alert is delayed, so that it does not block a visitor who is leaving.
 */
const alertDelays = { staying: 250, leaving: 2_000 };
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const form = document.querySelector('main form') as HTMLFormElement;
const find = <Kind extends Element>(selector: string) => form.querySelector(selector) as Kind;
const notice = find<HTMLElement>('[role=alert]');
const failure = find<HTMLTemplateElement>('template');
const suggestions = find<HTMLFieldSetElement>('fieldset');
const button = find<HTMLButtonElement>('[type=submit]');
const message = getControl(form, 'message') as HTMLTextAreaElement;
const phone = getControl(form, 'phone');

const details: DetailWords = JSON.parse(form.dataset['details'] ?? '');
const buttonLabels = {
  editing: button.textContent,
  sending: button.dataset['sending'],
  failed: button.dataset['retry'],
};

type MessageKind = 'error' | 'hint';

const findMessage = (name: QuoteField, kind: MessageKind) => document.getElementById(`${name}-${kind}`);

/** Shows or hides the message under a field, and updates its ARIA attributes. */
function toggleMessage(name: QuoteField, kind: MessageKind, isShown: boolean) {
  const element = findMessage(name, kind);
  if (element?.hidden !== isShown) return;
  element.hidden = !isShown;
  const control = getControl(form, name);
  const shownKinds = (['error', 'hint'] as const).filter((each) => findMessage(name, each)?.hidden === false);
  control.setAttribute('aria-describedby', shownKinds.map((each) => `${name}-${each}`).join(' '));
  if (kind === 'hint') return;
  if (isShown) control.setAttribute('aria-invalid', 'true');
  else control.removeAttribute('aria-invalid');
}

/** The topic in the link to this page, such as Hotel, which has no option in the form. */
let topic: string | undefined;
/** The last short phone number that the visitor was warned about. */
let warnedPhone: string | undefined;

/** Runs on several events, because autofill and extensions may fire any of them, or none. */
function syncWithFields() {
  const values = readQuoteValues(form);
  saveDraft(values);
  for (const name of quoteFieldNames) if (getControl(form, name).validity.valid) toggleMessage(name, 'error', false);
  if (values.phone !== warnedPhone) toggleMessage('phone', 'hint', false);
  renderSuggestions(suggestions, findDetails(details, values, topic), message);
}

/** Warns once about a number with fewer than the ten digits of a US number. Returns whether it did. */
function warnAboutShortPhone() {
  const { value, validity } = phone;
  if (!validity.valid || value.replace(/\P{Nd}/gu, '').length >= 10 || warnedPhone === value) return false;
  warnedPhone = value;
  toggleMessage('phone', 'hint', true);
  return true;
}

let isSending = false;

function showState(state: keyof typeof buttonLabels) {
  isSending = state === 'sending';
  form.setAttribute('aria-busy', String(isSending));
  button.disabled = isSending;
  button.textContent = buttonLabels[state] ?? '';
  notice.replaceChildren(...(state === 'failed' ? [failure.content.cloneNode(true)] : []));
}

/** Keeps what was typed while the request was being sent. */
function clearSentFields(sent: QuoteValues) {
  const current = readQuoteValues(form);
  for (const name of quoteFieldNames) if (current[name] === sent[name]) getControl(form, name).value = '';
  syncWithFields();
}

async function send(values: QuoteValues) {
  let isLeaving = false;
  const markLeaving = () => {
    isLeaving = true;
  };
  // Only while sending, because this listener can make the page ineligible for the back/forward cache.
  addEventListener('beforeunload', markLeaving);
  const isSent = await sendQuote(form.getAttribute('action') ?? '', values).then(
    () => true,
    (error) => console.error('Quote request not sent:', error),
  );
  if (isSent) {
    document.dispatchEvent(new CustomEvent(sentEvent, { detail: values.service }));
    showState('editing');
    clearSentFields(values);
  } else {
    // The notice comes first: the alert blocks rendering, and browsers may suppress it.
    showState('failed');
    await pause(alertDelays.staying);
    if (isLeaving) await pause(alertDelays.leaving);
    alert(`There was an error submitting your form. Please try calling us directly at ${form.dataset['phone']}.`);
    notice.focus();
  }
  removeEventListener('beforeunload', markLeaving);
}

/** Copies the answers as text, to be pasted into an email or a text message. */
async function copyRequest() {
  const values = readQuoteValues(form);
  const text = quoteFormOrder
    .filter((name) => values[name] !== '')
    .map((name) => `${quoteFields[name].label}: ${formatAnswer(name, values[name])}`)
    .join('\n');
  const result = await navigator.clipboard.writeText(text).then(
    () => 'Copied. Paste it wherever you like.',
    () => 'Your browser doesn’t let us copy. What you wrote is still in the form below.',
  );
  const status = notice.querySelector('[role=status]');
  if (status) status.textContent = result;
}

notice.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('button')) copyRequest();
});

// Browsers scroll only the first line into view.
message.addEventListener('focus', () => message.scrollIntoView({ block: 'nearest' }));

// Unlike the server, `required` accepts spaces.
for (const name of requiredQuoteFields) {
  const control = getControl(form, name);
  if (control instanceof HTMLInputElement) control.pattern ||= `[^]*${visible.source}[^]*`;
}

for (const event of ['input', 'change', 'focusout', 'click']) form.addEventListener(event, syncWithFields);
// Some browsers restore field values only now.
addEventListener('pageshow', syncWithFields);

// Native validation, but with our persistent messages in place of the browser's bubbles.
form.addEventListener(
  'invalid',
  (event) => {
    const control = event.target as Control;
    const name = control.name as QuoteField;
    if (!findMessage(name, 'error')) return;
    toggleMessage(name, 'error', true);
    event.preventDefault();
    if (form.querySelector(':invalid') !== control) return;
    control.focus();
    warnAboutShortPhone();
  },
  true,
);

restoreDraft(form);
topic = prefillDetails(message, details);
syncWithFields();
showState('editing');

// Registered last, and `preventDefault` is called late: if anything fails before, the browser submits the form.
form.addEventListener('submit', (event) => {
  const values = readQuoteValues(form);
  if (isSending) event.preventDefault();
  else if (warnAboutShortPhone()) {
    event.preventDefault();
    phone.focus();
  } else {
    toggleMessage('phone', 'hint', false);
    showState('sending');
    event.preventDefault();
    send(values);
  }
});
