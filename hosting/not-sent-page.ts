import { type Contact, renderFrame } from '../inbox/refusal-page.ts';
import { escapeHtml } from '../src/lib/escape-html.ts';
import { contactPath } from '../src/lib/site/addresses.ts';

/** What a visitor without JavaScript reads when a forwarded quote request was not taken. */
export function renderNotSentPage(contact: Contact, style: string): string {
  const { display, href } = contact.phone;
  const body = `<p>Something went wrong on our side. Please call us, and we'll take it down over the phone.</p>
<p><a class="button" href="${escapeHtml(href)}">Call ${escapeHtml(display)}</a></p>
<p>Or go back to the form. Most browsers have kept what you wrote, and you can send it again in a minute.</p>
<p><a href="${contactPath}">Back to the form</a></p>`;
  return renderFrame(contact, style, 'Your request was not sent', body);
}
