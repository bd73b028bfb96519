import type { APIRoute, GetStaticPaths } from 'astro';

/**
 * Visitors of a company's earlier site may have its service worker, which would go on showing the old pages. Browsers look
 * for a newer version at its address; this one deletes what was cached, removes itself and reloads the open pages.
 */
const worker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
  for (const client of await self.clients.matchAll({ type: 'window' })) client.navigate(client.url);
}
`;

/** The two addresses that most sites use. */
export const getStaticPaths: GetStaticPaths = () =>
  ['sw', 'service-worker'].map((name) => ({ params: { worker: name } }));

export const GET: APIRoute = () => new Response(worker, { headers: { 'content-type': 'text/javascript' } });
