import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Whether a request comes from the editor's own page on this machine. Host: no other name that leads here. Origin: no
 * other page in the same browser. Token: no other program that guesses the port.
 */
export function isOwnRequest({ headers, method, url }: FastifyRequest, port: number, token: string): boolean {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  const { host = '', origin } = headers;
  if (!hosts.includes(host)) return false;
  if (origin === undefined ? !['GET', 'HEAD'].includes(method) : origin !== `http://${host}`) return false;
  return isSame(url.split(/[/?]/)[1] ?? '', token);
}
