import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Fastify from 'fastify';
import { databaseName } from '../server/quote-database.ts';
import { registerRequestsPage } from '../server/requests-page.ts';
import { readBusinessContact } from '../src/lib/quotes/business-contact.ts';
import { readEnvironment } from '../src/lib/settings/environment.ts';
import { readServerSettings } from '../src/lib/settings/server-settings.ts';
import { type RequestsHandler, requestsAddress } from './edit-server.ts';

/**
 * Creates the page of requests for the editor. It needs no password, because the editor requires its key.
 * Returns `undefined` if a setting of the inbox is wrong.
 */
export async function createRequestsHandler(root: string): Promise<RequestsHandler | undefined> {
  const settings = readSettings(root);
  if (!settings) return undefined;
  const { quotesDirectory, keepDays } = settings;
  const directory = resolve(root, quotesDirectory);
  const app = Fastify();
  const { brand } = readBusinessContact(join(root, 'src', 'content', 'business.yaml'));
  await app.register(registerRequestsPage, {
    prefix: requestsAddress,
    basePath: requestsAddress,
    directory,
    brand,
    keepDays,
    now: Date.now,
    print: console.error,
    signIn: undefined,
  });
  await app.ready();
  // The first request may come while the editor runs.
  return { respond: app.routing, hasInbox: () => existsSync(join(directory, databaseName)) };
}

/** Logs a wrong setting, such as that of the mail server: it must not keep the owner from editing. */
function readSettings(root: string) {
  try {
    return readServerSettings(readEnvironment(root));
  } catch (error) {
    console.error(`The quote requests cannot be shown, because a setting is wrong: ${(error as Error).message}`);
    return undefined;
  }
}
