/** `npm start` runs this before the build: it exits with a message if the port is in use, before the build takes time. */
import { createServer } from 'node:net';
import { readEnvironment } from '../src/lib/settings/environment.ts';
import { readServerSettings } from '../src/lib/settings/server-settings.ts';
import { describeListenError } from './listen-error.ts';

const listen = (port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });

try {
  const { port, host } = readServerSettings(readEnvironment());
  const refuse = (error: Error) => Promise.reject(describeListenError(error, port));
  await listen(port, host).catch(refuse);
  // Browsers try ::1 first for localhost, so they would show another program that listens there. Not every machine has
  // IPv6.
  if (host === '127.0.0.1') {
    await listen(port, '::1').catch((error) => (error.code === 'EADDRINUSE' ? refuse(error) : undefined));
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
