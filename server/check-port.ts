/** Run by `npm start` before the build: says at once that the port is taken, and leaves the running site alone. */
import { createServer } from 'node:net';
import { readEnvironment } from '../src/lib/settings/environment.ts';
import { readServerSettings } from '../src/lib/settings/server-settings.ts';
import { describeListenError } from './listen-error.ts';

try {
  const { port, host } = readServerSettings(readEnvironment());
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(describeListenError(error, port)));
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
