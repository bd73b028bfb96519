import type { Settings } from './settings.ts';

/** Umami Cloud's script sends its events to these addresses, and not to its own origin. They have changed before. */
const umamiCloudGateways = ['https://gateway.umami.is', 'https://api-gateway.umami.dev'];

/** Returns the addresses to which an Umami script sends its events. */
export function listUmamiTargets({ scriptUrl, hostUrl }: NonNullable<Settings['umami']>): string[] {
  if (hostUrl) return [hostUrl];
  const isCloud = /^(cloud|analytics)\.umami\.is$/.test(new URL(scriptUrl).hostname);
  return isCloud ? umamiCloudGateways : [scriptUrl];
}
