import type { HostSettings } from '../hosting/headers.ts';
import { parseSettings } from '../src/settings/settings.ts';
import { parseTrustedProxies } from './client-address.ts';

/** What the environment decides about the local server. */
export interface ServerSettings {
  port: number;
  host: string;
  quotesDirectory: string;
  rateLimit: number;
  trustedProxies: string;
  allowedOrigins: string[];
  hostSettings: HostSettings;
}

type Environment = Record<string, string | undefined>;

/** Reads the settings; throws one sentence that names the wrong one. */
export function readServerSettings(environment: Environment): ServerSettings {
  const port = readNumber(environment, 'PORT', 4321, 0, 65_535);
  const trustedProxies = environment['TRUSTED_PROXY'] ?? '';
  try {
    parseTrustedProxies(trustedProxies);
  } catch (error) {
    throw new Error(`TRUSTED_PROXY is wrong: ${(error as Error).message}`);
  }
  const { siteUrl, quoteWebhookUrl, pictureHost, umami } = parseSettings(environment);
  return {
    port,
    host: environment['HOST'] || '127.0.0.1',
    quotesDirectory: environment['QUOTES_DIR'] || 'quotes',
    rateLimit: readNumber(environment, 'QUOTE_RATE_LIMIT', 20, 1, 1_000_000),
    trustedProxies,
    allowedOrigins: readOrigins(environment, 'QUOTE_ALLOWED_ORIGINS'),
    hostSettings: { siteUrl, quoteWebhookUrl, umamiScriptUrl: umami?.scriptUrl, pictureUrl: pictureHost },
  };
}

function readNumber(environment: Environment, name: string, standard: number, least: number, most: number): number {
  const text = environment[name];
  if (text === undefined || text === '') return standard;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) {
    throw new Error(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
  }
  return value;
}

function readOrigins(environment: Environment, name: string): string[] {
  const entries = (environment[name] ?? '').split(',').map((entry) => entry.trim());
  return entries
    .filter((entry) => entry !== '')
    .map((entry) => {
      if (URL.canParse(entry) && new URL(entry).origin === entry) return entry;
      throw new Error(`${name} must list origins such as https://example.com, not "${entry}".`);
    });
}
