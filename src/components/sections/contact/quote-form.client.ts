/**
 * Helps with the form of Contact, which is whole without it: names what is missing in words that stay, keeps a draft,
 * suggests lines for Project Details, and sends the request as JSON. It takes nothing of the printed form away, so
 * where it does not come, or fails, the browser posts the form (thank-you.client.ts).
 */
import {
  type QuoteField,
  type QuoteValues,
  quoteFieldNames,
  quoteFields,
  quoteFormOrder,
  requiredQuoteFields,
  showAnswer,
} from '../../../lib/quotes/quote-fields.ts';
import { sentEvent } from '../../../lib/site/addresses.ts';
import { type DetailWords, findDetails } from '../../../lib/site/quoted-service.ts';
import { visible } from '../../../lib/visible-text.ts';
import { beginDetails, suggestLines } from './project-details.client.ts';
import { type Control, getControl, readQuoteValues } from './quote-controls.client.ts';
import { restoreDraft, saveDraft } from './quote-draft.client.ts';
import { sendQuote } from './send-quote.client.ts';

/**
 * Firefox and WebKit end the request before the page when a visitor goes Back or reloads, and WebKit says only after it
 * that the page is being left. The alert waits so long, or it would stop a visitor who is leaving.
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
const buttonWords = {
  editing: button.textContent,
  sending: button.dataset['sending'],
  failed: button.dataset['retry'],
};

const findBeside = (name: QuoteField, part: 'hint' | 'error') => document.getElementById(`${name}-${part}`);

/** Shows or hides what stands under a field, for whoever hears the field too. */
function showBeside(name: QuoteField, part: 'hint' | 'error', isShown: boolean) {
  const words = findBeside(name, part);
  if (words?.hidden !== isShown) return;
  words.hidden = !isShown;
  const control = getControl(form, name);
  const shown = (['error', 'hint'] as const).filter((one) => findBeside(name, one)?.hidden === false);
  control.setAttribute('aria-describedby', shown.map((one) => `${name}-${one}`).join(' '));
  if (part === 'hint') return;
  if (isShown) control.setAttribute('aria-invalid', 'true');
  else control.removeAttribute('aria-invalid');
}

/** The topic of the link that led here, such as Hotel, where no choice of the form says it. */
let about: string | undefined;
/** The last phone number that was asked about: only once. */
let askedPhone: string | undefined;

/**
 * Reads from the fields all that follows from them, whenever somebody has been at one or presses the button: a browser
 * or an extension that fills them may tell of it by any event, or by none.
 */
function updateFromFields() {
  const values = readQuoteValues(form);
  saveDraft(values);
  for (const name of quoteFieldNames) if (getControl(form, name).validity.valid) showBeside(name, 'error', false);
  if (values.phone !== askedPhone) showBeside('phone', 'hint', false);
  suggestLines(suggestions, findDetails(details, values, about), message);
}

/** Whether it had to ask about a phone number that is short of digits: one of this country has ten with its area. */
function asksAboutPhone() {
  const { value, validity } = phone;
  if (!validity.valid || value.replace(/\P{Nd}/gu, '').length >= 10 || askedPhone === value) return false;
  askedPhone = value;
  showBeside('phone', 'hint', true);
  return true;
}

let isSending = false;

function showState(state: keyof typeof buttonWords) {
  isSending = state === 'sending';
  form.setAttribute('aria-busy', String(isSending));
  button.disabled = isSending;
  button.textContent = buttonWords[state] ?? '';
  notice.replaceChildren(...(state === 'failed' ? [failure.content.cloneNode(true)] : []));
}

/** Leaves what was typed while the request was on its way. */
function clearSent(sent: QuoteValues) {
  const current = readQuoteValues(form);
  for (const name of quoteFieldNames) if (current[name] === sent[name]) getControl(form, name).value = '';
  updateFromFields();
}

async function send(values: QuoteValues) {
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  // Only while sending: such a listener can keep a page out of the browser's memory of pages to go back to.
  addEventListener('beforeunload', leave);
  const isSent = await sendQuote(form.getAttribute('action') ?? '', values).then(
    () => true,
    (error) => console.error('Quote request not sent:', error),
  );
  if (isSent) {
    document.dispatchEvent(new CustomEvent(sentEvent, { detail: values.service }));
    showState('editing');
    clearSent(values);
  } else {
    // The notice must stand in the page before the alert stops everything, and where the browser suppresses alerts.
    showState('failed');
    await pause(alertDelays.staying);
    if (isLeaving) await pause(alertDelays.leaving);
    alert(`There was an error submitting your form. Please try calling us directly at ${form.dataset['phone']}.`);
    notice.focus();
  }
  removeEventListener('beforeunload', leave);
}

/** All that the visitor typed and chose, as text to paste into an email or a text message. */
async function copyRequest() {
  const values = readQuoteValues(form);
  const text = quoteFormOrder
    .filter((name) => values[name] !== '')
    .map((name) => `${quoteFields[name].label}: ${showAnswer(name, values[name])}`)
    .join('\n');
  const said = await navigator.clipboard.writeText(text).then(
    () => 'Copied. Paste it wherever you like.',
    () => 'Your browser doesn’t let us copy. What you wrote is still in the form below.',
  );
  const status = notice.querySelector('[role=status]');
  if (status) status.textContent = said;
}

notice.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('button')) copyRequest();
});

// By itself the browser scrolls only the first line into sight.
message.addEventListener('focus', () => message.scrollIntoView({ block: 'nearest' }));

// The browser counts spaces as an answer; the inbox does not.
for (const name of requiredQuoteFields) {
  const control = getControl(form, name);
  if (control instanceof HTMLInputElement) control.pattern ||= `[^]*${visible.source}[^]*`;
}

for (const event of ['input', 'change', 'focusout', 'click']) form.addEventListener(event, updateFromFields);
// Some browsers put back only now what they remember of an earlier visit.
addEventListener('pageshow', updateFromFields);

// The browser decides what is invalid and when to say so; its bubbles, which go away, give way to words that stay.
form.addEventListener(
  'invalid',
  (event) => {
    const control = event.target as Control;
    const name = control.name as QuoteField;
    if (!findBeside(name, 'error')) return;
    showBeside(name, 'error', true);
    event.preventDefault();
    if (form.querySelector(':invalid') !== control) return;
    control.focus();
    asksAboutPhone();
  },
  true,
);

restoreDraft(form);
about = beginDetails(message, details);
updateFromFields();
showState('editing');

// Comes last, and prevents last: what fails before leaves the press to the browser.
form.addEventListener('submit', (event) => {
  const values = readQuoteValues(form);
  if (isSending) event.preventDefault();
  else if (asksAboutPhone()) {
    event.preventDefault();
    phone.focus();
  } else {
    showBeside('phone', 'hint', false);
    showState('sending');
    event.preventDefault();
    send(values);
  }
});
