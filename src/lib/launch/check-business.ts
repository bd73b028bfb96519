import { readData, readSource } from '../content/read-content.ts';
import type { Business } from '../schemas/business.ts';
import { isPlaceholderHost, isPlaceholderLink } from '../settings/placeholder-host.ts';
import { getDenverDay } from '../site/denver-clock.ts';
import type { LaunchIssue } from './launch-issue.ts';

const file = 'src/content/business.yaml';

// 555 is reserved for films and examples in every area code.
const isPlaceholderPhone = (e164: string) => /^\+1\d{3}555/.test(e164);

/** Finds placeholders and outdated values among the facts about the company. */
export function checkBusiness(root: string): LaunchIssue[] {
  const source = readSource(root, file);
  const { phone, email, links, map, leadTime } = readData<Business>(root, file);
  const issues: LaunchIssue[] = [];
  const add = (code: string, path: string[], problem: string, fix: string) =>
    issues.push({ kind: 'blocker', code, problem, fix, location: source.locate(path) });

  if (isPlaceholderPhone(phone.e164)) {
    add(
      'placeholder-phone',
      ['phone'],
      `${phone.display} is a number for examples`,
      'Write the number customers call.',
    );
  }
  if (isPlaceholderHost(email.split('@')[1] ?? '')) {
    add('placeholder-email', ['email'], `${email} is an example address`, 'Write an address you read.');
  }
  for (const [name, { url }] of Object.entries(links)) {
    if (!isPlaceholderLink(url)) continue;
    add(
      'placeholder-link',
      ['links', name, 'url'],
      `${url} is not a page of the company`,
      'Write the address of your own page there.',
    );
  }
  if (isPlaceholderHost(new URL(map.embedUrl).hostname)) {
    add(
      'unset-map',
      ['map', 'embedUrl'],
      `embedUrl "${map.embedUrl}" is not the address of a map`,
      'Write the address inside src="…" of the embed code your map provider shows.',
    );
  }
  if (leadTime && leadTime.next < getDenverDay(new Date())) {
    issues.push({
      kind: 'warning',
      code: 'past-free-day',
      problem: `The next free day was ${leadTime.next}, and pages no longer show it`,
      fix: 'Write the next one and the day of today, or remove leadTime.',
      location: source.locate(['leadTime', 'next']),
    });
  }
  return issues;
}
