import type { Settings } from './settings.ts';

/** Umami Cloud's script sends its events to these, and not to where it comes from. It has changed before. */
const umamiCloudGateways = ['https://gateway.umami.is', 'https://api-gateway.umami.dev'];

/** Returns the addresses to which an Umami script sends. */
export function listUmamiTargets({ scriptUrl, hostUrl }: NonNullable<Settings['umami']>): string[] {
  if (hostUrl) return [hostUrl];
  const isCloud = /^(cloud|analytics)\.umami\.is$/.test(new URL(scriptUrl).hostname);
  return isCloud ? umamiCloudGateways : [scriptUrl];
}
