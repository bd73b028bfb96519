import type { Business } from '../schemas/business.ts';
import { paths } from '../site/paths.ts';
import type { PageHead } from './head.ts';

const groups = [
  { heading: 'Services', belongs: (route: string) => route.startsWith(`${paths.services}/`) },
  { heading: 'Areas', belongs: (route: string) => route.startsWith(`${paths.areasServed}/`) },
  { heading: 'Legal', belongs: (route: string) => [paths.terms, paths.privacy].includes(route as never) },
];

const inBrackets = (text: string) => text.replace(/[[\]]/g, '\\$&');

/** The whole site on one page of Markdown (llmstxt.org): readable for people and for assistants. */
export function composeLlms(heads: PageHead[], business: Business, siteUrl: string): string {
  const { brand, phone, email, hours, address, founded, serviceArea } = business;
  const list = (pages: PageHead[]) =>
    pages.map(({ title, route, description }) => {
      const name = title.replace(` | ${brand}`, '');
      return `- [${inBrackets(name)}](${new URL(route, siteUrl).href}): ${description}`;
    });
  const isGrouped = ({ route }: PageHead) => groups.some(({ belongs }) => belongs(route));
  return [
    `# ${brand}`,
    '',
    `> ${heads.find(({ route }) => route === paths.home)?.description}`,
    '',
    `- Phone: ${phone.display}`,
    `- Email: ${email}`,
    `- Hours: ${hours.text}`,
    `- Address: ${address.locality}, ${address.region} ${address.postalCode}`,
    `- Serves: ${serviceArea}, since ${founded}`,
    '',
    '## Main pages',
    '',
    ...list(heads.filter((head) => !isGrouped(head))),
    ...groups.flatMap(({ heading, belongs }) => [
      '',
      `## ${heading}`,
      '',
      ...list(heads.filter(({ route }) => belongs(route))),
    ]),
    '',
  ].join('\n');
}
