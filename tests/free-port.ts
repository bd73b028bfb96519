import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Returns an unused port of this machine. Well-known low ports do not work: browsers refuse them without connecting.
 */
export async function getFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
