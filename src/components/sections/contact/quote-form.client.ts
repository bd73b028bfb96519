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
import { type DenverPlaces, isDenverAddress } from '../../../lib/site/denver-address.ts';
import { type DetailTexts, findDetails } from '../../../lib/site/quoted-service.ts';
import { visibleCharacter } from '../../../lib/visible-text.ts';
import { addKeyField, canPostByBrowser } from './browser-post.client.ts';
import { copyText } from './copy-text.client.ts';
import { prefillPaneCount, updatePaneCountNote } from './pane-count.client.ts';
import { prefillDetails, renderSuggestions } from './project-details.client.ts';
import { type Control, getControl, readQuoteValues } from './quote-controls.client.ts';
import { restoreDraft, saveDraft } from './quote-draft.client.ts';
import { RefusedError, sendQuote } from './send-quote.client.ts';

/**
 * On Back and reload, Firefox and WebKit abort the request before the page unloads, and WebKit fires `beforeunload` only
 * after that. The alert is delayed, so that it does not block a visitor who is leaving.
 */
const alertDelayMilliseconds = { staying: 250, leaving: 2_000 };
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const form = document.querySelector('main form') as HTMLFormElement;
const find = <Kind extends Element>(selector: string) => form.querySelector(selector) as Kind;
const notice = find<HTMLElement>('[role=alert]');
const failureTemplate = find<HTMLTemplateElement>('[data-failure]');
const errorSummaryTemplate = find<HTMLTemplateElement>('[data-errors]');
const countNote = form.querySelector<HTMLElement>('[data-count-note]');
const suggestionsFieldset = find<HTMLFieldSetElement>('fieldset');
const submitButton = find<HTMLButtonElement>('[type=submit]');
const messageField = getControl(form, 'message') as HTMLTextAreaElement;
const phoneField = getControl(form, 'phone');
const action = form.getAttribute('action') ?? '';

const detailTexts: DetailTexts = JSON.parse(form.dataset['details'] ?? '');
const denverPlaces: DenverPlaces = JSON.parse(form.dataset['denver'] ?? '');
const buttonLabels = {
  editing: submitButton.textContent,
  sending: submitButton.dataset['sending'],
  failed: submitButton.dataset['retry'],
};

type NoteKind = 'error' | 'terms' | 'hint';

const findFieldNote = (name: QuoteField, kind: NoteKind) => document.getElementById(`${name}-${kind}`);

/** Shows or hides the message under a field, and updates its ARIA attributes. */
function setFieldNote(name: QuoteField, kind: NoteKind, isShown: boolean, text?: string) {
  const element = findFieldNote(name, kind);
  if (text && element?.lastChild) element.lastChild.textContent = text;
  if (element?.hidden !== isShown) return;
  element.hidden = !isShown;
  const control = getControl(form, name);
  const shownKinds = (['error', 'terms', 'hint'] as const).filter(
    (each) => findFieldNote(name, each)?.hidden === false,
  );
  control.setAttribute('aria-describedby', shownKinds.map((each) => `${name}-${each}`).join(' '));
  if (kind === 'error') control.setAttribute('aria-invalid', String(isShown));
}

/** The topic in the link to this page, such as Hotel, which has no option in the form. */
let topic: string | undefined;
/** The last short phone number that the visitor was warned about. */
let warnedPhone: string | undefined;

/** The values that the receiver refused, although the browser accepts them. Their messages stay until they change. */
let refusedValues: Partial<QuoteValues> = {};

/** Choices that may mean an apartment complex: the form has no option for the board of a whole community. */
const unsureProperties = ['apartment', 'commercial', 'other'];

/** Runs on several events, because autofill and extensions may fire any of them, or none. */
function updateFromFields() {
  const values = readQuoteValues(form);
  saveDraft(values);
  for (const name of quoteFieldNames) {
    const isRefused = refusedValues[name] === values[name];
    if (getControl(form, name).validity.valid && !isRefused) setFieldNote(name, 'error', false);
  }
  if (values.phone !== warnedPhone) setFieldNote('phone', 'hint', false);
  setFieldNote('property', 'hint', unsureProperties.includes(values.property));
  setFieldNote('service', 'hint', !values.service);
  setFieldNote('address', 'terms', isDenverAddress(values.address, denverPlaces));
  const unanswered = updatePaneCountNote(
    countNote,
    findDetails(detailTexts, values, topic),
    detailTexts.counted,
    messageField,
  );
  renderSuggestions(suggestionsFieldset, unanswered, messageField);
}

/** Warns once about a number with fewer than the ten digits of a US number. Returns whether it did. */
function warnAboutShortPhone() {
  const { value, validity } = phoneField;
  if (!validity.valid || value.replace(/\P{Nd}/gu, '').length >= 10 || warnedPhone === value) return false;
  warnedPhone = value;
  setFieldNote('phone', 'hint', true);
  return true;
}

function focusNotice() {
  notice.focus();
  // Firefox leaves an element where it is if a part of it is in view.
  notice.scrollIntoView({ block: 'nearest' });
}

/**
 * Lists above the form what is missing or wrong, with a link to each field. Focus in the first wrong field would announce
 * only that one, and nothing at all if the visitor has sent the form from there.
 */
function showErrorSummary() {
  const summary = errorSummaryTemplate.content.cloneNode(true) as DocumentFragment;
  for (const name of quoteFormOrder) {
    const control = getControl(form, name);
    if (control.validity.valid) continue;
    const link = Object.assign(document.createElement('a'), { href: `#${name}`, textContent: quoteFields[name].error });
    link.addEventListener('click', (event) => {
      event.preventDefault();
      control.focus();
    });
    const item = document.createElement('li');
    item.append(link);
    summary.querySelector('ul')?.append(item);
  }
  notice.replaceChildren(summary);
  focusNotice();
}

let isSending = false;

function setState(state: keyof typeof buttonLabels) {
  isSending = state === 'sending';
  form.setAttribute('aria-busy', String(isSending));
  submitButton.disabled = isSending;
  submitButton.textContent = buttonLabels[state] ?? '';
  notice.replaceChildren(...(state === 'failed' ? [failureTemplate.content.cloneNode(true)] : []));
}

/** Keeps fields that the visitor has changed while the request was being sent. */
function clearSentFields(sent: QuoteValues) {
  const current = readQuoteValues(form);
  for (const name of quoteFieldNames) if (current[name] === sent[name]) getControl(form, name).value = '';
  updateFromFields();
}

/** Shows the receiver's messages for single fields. Returns the first of these fields, if any. */
function showRefusedFields({ fieldErrors }: RefusedError, values: QuoteValues): Control | undefined {
  const refused = quoteFormOrder.filter((name) => typeof fieldErrors[name] === 'string');
  refusedValues = Object.fromEntries(refused.map((name) => [name, values[name]]));
  for (const name of refused) setFieldNote(name, 'error', true, String(fieldErrors[name]).slice(0, 200));
  return refused[0] && getControl(form, refused[0]);
}

/** Attempts in a row that ended without an answer. */
let unansweredAttempts = 0;
let isBrowserPosting = false;

/** Leaves this one submission to the browser, which follows the answer to the thank-you screen or to an error page. */
function postByBrowser(values: QuoteValues) {
  addKeyField(form, values);
  setState('editing');
  isBrowserPosting = true;
  submitButton.click();
  isBrowserPosting = false;
}

async function showFailure(error: unknown, values: QuoteValues, isLeaving: () => boolean) {
  console.error('Quote request not sent:', error);
  // The notice comes first: the alert blocks rendering, and browsers may suppress it.
  setState('failed');
  const refusedControl = error instanceof RefusedError ? showRefusedFields(error, values) : undefined;
  await wait(alertDelayMilliseconds.staying);
  if (isLeaving()) await wait(alertDelayMilliseconds.leaving);
  alert(`There was an error submitting your form. Please try calling us directly at ${form.dataset['phone']}.`);
  if (refusedControl) refusedControl.focus();
  else focusNotice();
}

async function send(values: QuoteValues) {
  let isLeaving = false;
  const markLeaving = () => {
    isLeaving = true;
  };
  // Only while sending, because this listener can make the page ineligible for the back/forward cache.
  addEventListener('beforeunload', markLeaving);
  const failure = await sendQuote(action, values).then(
    () => undefined,
    (error: unknown) => error ?? new Error('no reason given'),
  );
  try {
    if (!failure) {
      unansweredAttempts = 0;
      document.dispatchEvent(new CustomEvent(sentEvent, { detail: values }));
      setState('editing');
      clearSentFields(values);
      return;
    }
    unansweredAttempts = failure instanceof RefusedError ? 0 : unansweredAttempts + 1;
    if ((await canPostByBrowser(action, failure, unansweredAttempts)) && !isLeaving) postByBrowser(values);
    else await showFailure(failure, values, () => isLeaving);
  } finally {
    removeEventListener('beforeunload', markLeaving);
    if (isSending) setState('editing');
  }
}

/** Copies the answers as text, to be pasted into an email or a text message. */
async function copyRequest() {
  const values = readQuoteValues(form);
  const text = quoteFormOrder
    .filter((name) => values[name] !== '')
    .map((name) => `${quoteFields[name].label}: ${formatAnswer(name, values[name])}`)
    .join('\n');
  const isCopied = await copyText(text, notice.querySelector('textarea') as HTMLTextAreaElement);
  const status = notice.querySelector('[role=status]');
  if (!status) return;
  status.textContent = isCopied
    ? 'Copied. Paste it wherever you like.'
    : 'Your browser doesn’t let us copy. Copy your request from the box here. It’s still in the form below, too.';
}

notice.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('button')) copyRequest();
});

// Browsers scroll only the first line into view.
messageField.addEventListener('focus', () => messageField.scrollIntoView({ block: 'nearest' }));

// Unlike the server, `required` accepts spaces.
for (const name of requiredQuoteFields) {
  const control = getControl(form, name);
  if (control instanceof HTMLInputElement) control.pattern ||= `[^]*${visibleCharacter.source}[^]*`;
}

for (const event of ['input', 'change', 'focusout', 'click']) form.addEventListener(event, updateFromFields);
// Some browsers restore field values only now.
addEventListener('pageshow', updateFromFields);

// Native validation, but with persistent messages instead of the browser's bubbles.
form.addEventListener(
  'invalid',
  (event) => {
    const control = event.target as Control;
    const name = control.name as QuoteField;
    if (!findFieldNote(name, 'error')) return;
    setFieldNote(name, 'error', true, quoteFields[name].error);
    event.preventDefault();
    if (form.querySelector(':invalid') !== control) return;
    showErrorSummary();
    warnAboutShortPhone();
  },
  true,
);

restoreDraft(form, denverPlaces);
topic = prefillDetails(messageField, detailTexts);
if (countNote) prefillPaneCount(messageField);
updateFromFields();
setState('editing');

// Registered last, and `preventDefault` is called late: if anything fails before, the browser submits the form.
form.addEventListener('submit', (event) => {
  if (isBrowserPosting) return;
  const values = readQuoteValues(form);
  if (isSending) event.preventDefault();
  else if (warnAboutShortPhone()) {
    event.preventDefault();
    phoneField.focus();
  } else {
    setFieldNote('phone', 'hint', false);
    refusedValues = {};
    updateFromFields();
    setState('sending');
    event.preventDefault();
    send(values);
  }
});
