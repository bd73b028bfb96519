import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeFile } from './fill-facts.ts';

/** Settings with which no issue blocks a launch. */
export const readyVariables = {
  SITE_URL: 'https://www.peakandpane-colorado.com',
  PUBLIC_LAUNCH: '1',
  PUBLIC_QUOTE_WEBHOOK_URL: '/api/quote',
  QUOTE_INBOX: '1',
  QUOTE_MAIL_TO: 'owner@peakandpane-colorado.com',
  PUBLIC_UMAMI_SCRIPT_URL: 'https://stats.peakandpane-colorado.com/script.js',
  PUBLIC_UMAMI_WEBSITE_ID: '1b2c3d4e-5f60-4a7b-8c9d-0e1f2a3b4c5d',
};

const day = '2026-11-20';

interface State {
  phone: string;
  email: string;
  social: string;
  reviews: string;
  answers: object;
  reviewed: string | false;
  illustrative: true | undefined;
  confirm: (claim: { optional?: boolean }) => string | false;
}

/** Sets the state that the launch check asks about in a copy of the content, whatever the owner has changed so far. */
function setState(root: string, state: State) {
  changeFile(root, 'src/content/business.yaml', ({ phone, email, links, leadTime: _, ...rest }) => ({
    ...rest,
    phone: state.phone,
    email: state.email,
    links: { social: { ...links.social, url: state.social }, reviews: { ...links.reviews, url: state.reviews } },
  }));
  changeFile(root, 'src/content/prices.yaml', () => ({ confirmed: false, from: {} }));
  changeFile(root, 'src/content/claims.yaml', (claims) =>
    claims.map((claim: { optional?: boolean }) => ({ ...claim, confirmed: state.confirm(claim) })),
  );
  changeFile(root, 'src/content/answers.yaml', () => state.answers);
  changeFile(root, 'src/pictures/catalogue.yaml', (entries: Record<string, object>) =>
    Object.fromEntries(
      Object.entries(entries).map(([slot, entry]) => {
        const { illustrative: _, ...rest } = entry as { illustrative?: boolean };
        return [slot, { ...rest, ...(state.illustrative && { illustrative: true }) }];
      }),
    ),
  );
  for (const file of globSync('src/content/legal/*.md', { cwd: root }))
    changeFile(root, file, (head) => ({ ...head, reviewed: state.reviewed }));
}

/**
 * Resolves every issue in a copy of the content, as the owner would; samples stay, because a launch leaves them out.
 */
export function makeReady(root: string) {
  setState(root, {
    phone: '719-634-0142',
    email: 'hello@peakandpane-colorado.com',
    social: 'https://www.facebook.com/peakandpanecolorado',
    reviews: 'https://g.page/r/CbT0peakandpane/review',
    answers: {
      confirmed: day,
      people: [{ name: 'Ana', role: 'Owner', text: 'On the glass since 2013.', portrait: 'area-log-home' }],
    },
    reviewed: day,
    illustrative: undefined,
    // Optional claims stay unconfirmed: a launch leaves their lines out.
    confirm: ({ optional }) => (optional ? false : day),
  });
  const address = readyVariables.SITE_URL + readyVariables.PUBLIC_QUOTE_WEBHOOK_URL;
  writeFileSync(join(root, 'launch-check.json'), JSON.stringify({ address }));
}

/** Undoes every step of the owner in a copy of the content. */
export function makeUnready(root: string) {
  setState(root, {
    phone: '719-555-0142',
    email: 'hello@peakandpane.example',
    social: 'https://www.facebook.com/peakandpane.example',
    reviews: 'https://www.google.com/maps/search/?api=1&query=Peak',
    answers: { confirmed: false },
    reviewed: false,
    illustrative: true,
    confirm: () => false,
  });
  const unsay = ({ source: _, ...words }: { source?: string }) => ({ ...words, sample: true });
  for (const list of ['reviews', 'testimonials'])
    changeFile(root, `src/content/${list}.yaml`, (items) => items.map(unsay));
  for (const file of globSync('src/content/area-pages/*/residential-*.yaml', { cwd: root }))
    changeFile(root, file, (page) => (page.testimonial ? { ...page, testimonial: unsay(page.testimonial) } : page));
}
