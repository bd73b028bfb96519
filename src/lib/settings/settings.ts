import { z } from 'zod';
import { quotePath } from '../site/addresses.ts';
import {
  booleanSetting,
  forwardHeaderSetting,
  forwardUrlSetting,
  httpAddressSetting,
  originSetting,
  readVariables,
  SettingsError,
  type Variables,
} from './setting-rules.ts';

const pageVariables = z.object({
  SITE_URL: originSetting.optional(),
  PUBLIC_QUOTE_WEBHOOK_URL: z
    .union(
      [z.string().regex(/^\/(?![/\\])\S*$/), z.url({ protocol: /^https?$/ })],
      `must be a path such as ${quotePath} or a full https address`,
    )
    .default(quotePath),
  PUBLIC_PICTURE_HOST: httpAddressSetting
    .transform((value) => new URL(value))
    .refine(({ href, origin, pathname }) => href === origin + pathname, 'must not have a user, ? or #')
    .transform(({ href }) => href.replace(/\/+$/, ''))
    .optional(),
  PUBLIC_UMAMI_SCRIPT_URL: httpAddressSetting.optional(),
  PUBLIC_UMAMI_HOST_URL: httpAddressSetting.optional(),
  PUBLIC_UMAMI_WEBSITE_ID: z.uuid('must be the website ID that Umami shows, such as 1b2c…-…').optional(),
  PUBLIC_PREVIEW: booleanSetting,
  PUBLIC_LAUNCH: booleanSetting,
  CMS_BACKEND: z.enum(['github'], 'must be github').optional(),
  CMS_REPO: z
    .string()
    .regex(/^[\w.-]+\/[\w.-]+$/, 'must be owner/name, as the repository is called there')
    .optional(),
  CMS_SIGN_IN_URL: originSetting.optional(),
});
const buildVariables = pageVariables.extend({
  QUOTE_FORWARD_URL: forwardUrlSetting,
  QUOTE_FORWARD_HEADER: forwardHeaderSetting,
  QUOTE_INBOX: booleanSetting,
});

/** The settings that are built into pages and /admin. None of them is private. */
export const buildSettingNames = Object.keys(pageVariables.shape);
export const settingNames = Object.keys(buildVariables.shape);

export interface Settings {
  /** The origin of the site, without a trailing slash. */
  siteUrl: string;
  /**
   * True only for a launch build with a public address that is no preview; any other may show samples and unconfirmed
   * claims.
   */
  indexable: boolean;
  /** The build for the public. It fails while check:launch finds a blocker, and omits everything marked as a sample. */
  launch: boolean;
  /** A full address, or a path on the site itself. */
  quoteWebhookUrl: string;
  /**
   * The prefix of every picture's path, without a trailing slash: the address of an image CDN that fetches from this
   * site.
   */
  pictureHost?: string;
  /** `hostUrl` is the address to which the script sends its events, if it is not the script's own. */
  umami?: { scriptUrl: string; websiteId: string; hostUrl?: string | undefined };
  /** Adds the CMS at /admin for a repository on GitHub. Editors sign in there through a helper, or with a token. */
  cms?: { repo: string; signInUrl?: string | undefined };
  /** The address to which the site forwards the requests that it receives itself. Private. */
  forwardUrl?: string;
  /** A header that proves to the receiver that a request comes from the site. Private. */
  forwardHeader?: string | undefined;
  /** True if the server of this project receives and stores the requests. */
  hasInbox: boolean;
}

/** Reads the deployment settings; throws SettingsError with one line for each wrong value. */
export function parseSettings(variables: Variables): Settings {
  const {
    SITE_URL,
    PUBLIC_QUOTE_WEBHOOK_URL,
    PUBLIC_PICTURE_HOST,
    PUBLIC_UMAMI_SCRIPT_URL,
    PUBLIC_UMAMI_WEBSITE_ID,
    PUBLIC_UMAMI_HOST_URL,
    PUBLIC_PREVIEW,
    PUBLIC_LAUNCH,
    CMS_BACKEND,
    CMS_REPO,
    CMS_SIGN_IN_URL,
    QUOTE_FORWARD_URL,
    QUOTE_FORWARD_HEADER,
    QUOTE_INBOX,
  } = readVariables(buildVariables, variables);
  if (Boolean(PUBLIC_UMAMI_SCRIPT_URL) !== Boolean(PUBLIC_UMAMI_WEBSITE_ID)) {
    throw new SettingsError('PUBLIC_UMAMI_SCRIPT_URL and PUBLIC_UMAMI_WEBSITE_ID go together: set both or neither');
  }
  if (PUBLIC_UMAMI_HOST_URL && !PUBLIC_UMAMI_SCRIPT_URL) {
    throw new SettingsError('PUBLIC_UMAMI_HOST_URL needs PUBLIC_UMAMI_SCRIPT_URL: set both, or leave it out');
  }
  if (Boolean(CMS_BACKEND) !== Boolean(CMS_REPO)) {
    throw new SettingsError('CMS_BACKEND and CMS_REPO go together: set both or neither');
  }
  // The port on which npm start will serve the build.
  const port = Number(variables['PORT']) || 4321;
  const siteUrl = SITE_URL ?? `http://localhost:${port}`;
  const forward = QUOTE_FORWARD_URL ? new URL(QUOTE_FORWARD_URL) : undefined;
  if (forward && forward.origin + forward.pathname === siteUrl + quotePath) {
    throw new SettingsError('QUOTE_FORWARD_URL: must not be the inbox itself');
  }
  return {
    siteUrl,
    indexable: SITE_URL !== undefined && PUBLIC_LAUNCH && !PUBLIC_PREVIEW,
    launch: PUBLIC_LAUNCH,
    quoteWebhookUrl: PUBLIC_QUOTE_WEBHOOK_URL,
    pictureHost: PUBLIC_PICTURE_HOST,
    umami:
      PUBLIC_UMAMI_SCRIPT_URL && PUBLIC_UMAMI_WEBSITE_ID
        ? { scriptUrl: PUBLIC_UMAMI_SCRIPT_URL, websiteId: PUBLIC_UMAMI_WEBSITE_ID, hostUrl: PUBLIC_UMAMI_HOST_URL }
        : undefined,
    cms: CMS_REPO ? { repo: CMS_REPO, signInUrl: CMS_SIGN_IN_URL } : undefined,
    forwardUrl: QUOTE_FORWARD_URL,
    forwardHeader: QUOTE_FORWARD_HEADER,
    hasInbox: QUOTE_INBOX,
  };
}
