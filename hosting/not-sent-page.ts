import type { Contact } from '../src/inbox/refusal-page.ts';
import { getColor } from '../src/styles/read-tokens.ts';
import { escapeHtml } from '../src/text/escape-html.ts';
import type { HostSettings } from './headers.ts';
import { addPagePolicy } from './page-policy.ts';

const style = `
body{margin:0;background:${getColor('mist')};color:${getColor('ink')};font:1.0625rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:40rem;margin:0 auto;padding:3rem 1rem}
h1{font-size:1.875rem;line-height:1.15;margin:0 0 1rem;text-wrap:balance}
a{color:${getColor('glacier')};outline-offset:2px}
:focus-visible{outline:3px solid ${getColor('glacier')}}
.call{display:inline-block;padding:.75rem 1.5rem;border-radius:.25rem;background:${getColor('sun')};color:${getColor('ink')};font-weight:700}
`;

/** What a visitor without JavaScript reads when a forwarded quote request was not taken. */
export function renderNotSentPage({ brand, phone: { shown, href } }: Contact, settings: HostSettings): string {
  const page = `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`Your request was not sent | ${brand}`)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Your request was not sent</h1>
<p>Something is wrong on our side. Please call us, and we take it down at once.</p>
<p><a class="call" href="${escapeHtml(href)}">Call ${escapeHtml(shown)}</a></p>
<p>Or go back: most browsers have kept what you wrote, so that you can send it again in a minute.</p>
<p><a href="/contact">Back to the form</a></p>
</main>
</body>
</html>
`;
  return addPagePolicy(page, settings);
}
