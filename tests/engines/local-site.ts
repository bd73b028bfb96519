import { startServer } from '../../server/serve.ts';
import { readBusinessContact } from '../../src/inbox/business-contact.ts';
import { readServerSettings } from '../../src/settings/server-settings.ts';

/** This built site on a free port, with an inbox of its own. */
export function startLocalSite(siteDirectory: string, quotesDirectory: string) {
  return startServer({
    ...readServerSettings({}),
    siteDirectory,
    quotesDirectory,
    business: readBusinessContact('src/content/business.yaml'),
    port: 0,
    rateLimit: 10_000,
  });
}
