import { escapeHtml } from '../src/lib/escape-html.ts';

/** Renders a page of the edit server. It works without script: the server handles its forms. */
export const renderEditPage = (title: string, content: string) => `<!doctype html><html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
dl > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); gap: 0 1rem; padding: 0.6rem 0; border-top: 1px solid #ccc; }
dt { font-weight: 600; } dd { margin: 0; white-space: pre-line; } del { color: #a2161d; } ins { color: #17603a; text-decoration: none; }
button, select { max-width: 100%; min-height: 2.75rem; padding: 0.6rem 1.2rem; font: inherit; }
ol { padding: 0; list-style: none; } li { padding: 0.6rem 0; border-top: 1px solid #ccc; } li a { display: block; }
small { color: #555; font-size: 0.875rem; } [role="status"]:not(:empty) { font-weight: 600; white-space: pre-line; }
</style><main><h1>${escapeHtml(title)}</h1>${content}</main></html>`;

/** The BroadcastChannel on which the bars of all windows are told to load their state again. */
export const barChannel = 'edit-bar';
/** The policy of the edit server allows no inline script. */
export const barScript = `new BroadcastChannel('${barChannel}').postMessage('changed');`;

export const formatTime = (date: string) =>
  new Date(date).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });
