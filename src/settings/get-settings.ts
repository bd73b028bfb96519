import { PUBLIC_QUOTE_WEBHOOK_URL } from 'astro:env/client';
import {
  PUBLIC_LAUNCH,
  PUBLIC_PICTURE_HOST,
  PUBLIC_PREVIEW,
  PUBLIC_UMAMI_SCRIPT_URL,
  PUBLIC_UMAMI_WEBSITE_ID,
  SITE_URL,
} from 'astro:env/server';
import { parseSettings, type Settings } from './settings.ts';

/** The deployment settings, as astro:env hands them to pages. */
export function getSettings(): Settings {
  return parseSettings({
    SITE_URL,
    PUBLIC_QUOTE_WEBHOOK_URL,
    PUBLIC_PICTURE_HOST,
    PUBLIC_UMAMI_SCRIPT_URL,
    PUBLIC_UMAMI_WEBSITE_ID,
    PUBLIC_PREVIEW,
    PUBLIC_LAUNCH,
  });
}
