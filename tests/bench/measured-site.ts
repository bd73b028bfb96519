import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startConfiguredSite } from '../browser/configured-site.ts';

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Builds the site for the very address it is then served at, so that search engines may index what is measured. */
export async function startMeasuredSite() {
  const port = await findFreePort();
  return startConfiguredSite({ SITE_URL: `http://localhost:${port}` }, port);
}
