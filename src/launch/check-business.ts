import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { readContentSource } from '../content-loading/content-source.ts';
import { isPlaceholderHost, isPlaceholderLink } from '../settings/placeholder-host.ts';
import { checkAge } from './check-age.ts';
import type { LaunchIssue } from './launch-issue.ts';

const file = 'src/content/business.yaml';

interface RawBusiness {
  phone?: string;
  email?: string;
  links?: Record<string, { name?: string; url?: string } | undefined>;
  map?: { embedUrl?: string };
}

// 555 is kept free for films and examples in every area code.
const isPlaceholderPhone = (phone: string) =>
  (parsePhoneNumberFromString(phone, 'US')?.nationalNumber ?? phone.replace(/\D/g, '').slice(-10)).slice(3, 6) ===
  '555';

/** Placeholders and what is out of date among the facts about the company. */
export function checkBusiness(root: string): LaunchIssue[] {
  const source = readContentSource(root, file);
  const { phone = '', email = '', links = {}, map } = source.data as RawBusiness;
  const issues: LaunchIssue[] = [];
  const add = (sort: string, path: string[], what: string, fix: string) =>
    issues.push({ kind: 'blocker', sort, what, fix, ...source.locate(path) });

  if (isPlaceholderPhone(phone)) {
    add('placeholder-phone', ['phone'], `${phone} is a number for examples`, 'Write the number customers call.');
  }
  if (isPlaceholderHost(email.split('@')[1] ?? '')) {
    add('placeholder-email', ['email'], `${email} is an example address`, 'Write an address you read.');
  }
  for (const [name, link] of Object.entries(links)) {
    const url = link?.url ?? '';
    if (URL.canParse(url) && !isPlaceholderLink(url)) continue;
    add(
      'placeholder-link',
      ['links', name, 'url'],
      `${url} is no page of the company`,
      'Write the address of your own page there.',
    );
  }
  const embedUrl = map?.embedUrl ?? '';
  if (!URL.canParse(embedUrl) || isPlaceholderHost(new URL(embedUrl).hostname)) {
    add(
      'unset-map',
      ['map', 'embedUrl'],
      `embedUrl "${embedUrl}" is not the address of a map`,
      'Write the address inside src="…" of the embed code your map provider shows.',
    );
  }
  return [...issues, ...checkAge(source, ['leadTime', 'date'], 'old-lead-time', 'The lead time is that')];
}
