import { formatHours, getSchedule, listExceptionLines } from '../hours/schedule.ts';
import type { Business } from '../schemas/business.ts';
import { formatAddress } from '../site/format-address.ts';
import { paths } from '../site/paths.ts';
import type { ListedPage } from './page-heads.ts';

const sections: { heading: string; groups: ListedPage['group'][] }[] = [
  { heading: 'Main pages', groups: ['main'] },
  { heading: 'Services', groups: ['residential', 'commercial'] },
  { heading: 'Areas', groups: ['area'] },
  { heading: 'Legal', groups: ['legal'] },
];

const escapeBrackets = (text: string) => text.replace(/[[\]]/g, '\\$&');

/** Composes the whole site as one page of Markdown (llmstxt.org), readable for people and for assistants. */
export function composeLlms(pages: ListedPage[], business: Business, siteUrl: string): string {
  const { brand, phone, email, address, founded, serviceArea } = business;
  const schedule = getSchedule(business);
  const formatPage = ({ title, route, description }: ListedPage) => {
    const name = title.replace(` | ${brand}`, '');
    return `- [${escapeBrackets(name)}](${new URL(route, siteUrl).href}): ${description}`;
  };
  return [
    `# ${brand}`,
    '',
    `> ${pages.find(({ route }) => route === paths.home)?.description}`,
    '',
    `- Phone: ${phone.display}`,
    `- Email: ${email}`,
    `- Hours: ${formatHours(schedule)}`,
    ...listExceptionLines(schedule).map(({ text }) => `- ${text}`),
    `- Address: ${formatAddress(address)}`,
    `- Serves: ${serviceArea}, since ${founded}`,
    ...sections.flatMap(({ heading, groups }) => [
      '',
      `## ${heading}`,
      '',
      ...pages.filter(({ group }) => groups.includes(group)).map(formatPage),
    ]),
    '',
  ].join('\n');
}
