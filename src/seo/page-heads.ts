import type { Area, AreaPage, Service } from '../content-loading/load-content.ts';
import {
  getAreaPages,
  getAreas,
  getBusiness,
  getGalleryItems,
  getLegalPage,
  getPage,
  getServices,
} from '../content-loading/load-content.ts';
import { oncePerBuild } from '../content-loading/once-per-build.ts';
import { getAreaPagePictures } from '../picture-pipeline/area-page-pictures.ts';
import { pictureUses } from '../picture-pipeline/picture-uses.ts';
import { getServicePictures } from '../picture-pipeline/service-pictures.ts';
import { propertyTypeNames } from '../site/area-links.ts';
import { groupByArea } from '../site/group-by-area.ts';
import { areaPageHref, paths, serviceHref } from '../site/paths.ts';
import { getServiceTitle } from '../site/service-words.ts';
import type { Crumb } from '../ui/breadcrumbs.tsx';
import { type PageHead, shareEqualCards } from './head.ts';

/** The head of a page that exists: search engines, share cards, the sitemap and the page itself read the same one. */
export type ListedHead = PageHead & Required<Pick<PageHead, 'crumbs' | 'card' | 'files' | 'pictures'>>;

const home: Crumb = { name: 'Home', href: paths.home };
const pageFile = (name: string) => `src/content/pages/${name}.yaml`;

async function composeMainHeads(): Promise<ListedHead[]> {
  const { serviceArea } = await getBusiness();
  const [homePage, services, areasServed, gallery, reviews, about, contact] = await Promise.all([
    getPage('homePage'),
    getPage('servicesPage'),
    getPage('areasServedPage'),
    getPage('galleryPage'),
    getPage('reviewsPage'),
    getPage('aboutPage'),
    getPage('contactPage'),
  ]);
  const serviceFiles = (await getServices()).map(({ file }) => file);
  const areaFiles = (await getAreas()).map(({ file }) => file);
  const projects = await getGalleryItems();
  const hero = (slot: string) => [{ slot, use: pictureUses.pageHero }];
  const closing = (slot: string) => [{ slot, use: pictureUses.closing }];
  const compose = (
    page: { title: string; description: string; hero: { heading: string } },
    route: string,
    name: string,
    rest: Omit<PageHead, 'route' | 'title' | 'description'> &
      Required<Pick<PageHead, 'files' | 'pictures'>> & { cardPicture: string },
  ): ListedHead => {
    const { cardPicture, ...others } = rest;
    return {
      route,
      title: page.title,
      description: page.description,
      crumbs: [home, { name }],
      card: { label: name, heading: page.hero.heading, picture: cardPicture },
      ...others,
    };
  };

  return [
    {
      route: paths.home,
      title: homePage.title,
      description: homePage.description,
      crumbs: [],
      card: { label: serviceArea, heading: homePage.hero.heading, picture: 'gallery-windows-after' },
      pictures: [{ slot: 'gallery-windows-after', use: pictureUses.homeHero }],
      files: [pageFile('home'), 'src/content/testimonials.yaml'],
    },
    compose(services, paths.services, 'Services', {
      pageType: 'CollectionPage',
      cardPicture: 'hero-pressure-washing',
      pictures: [{ slot: 'gallery-windows-after', use: pictureUses.side }],
      files: [pageFile('services'), ...serviceFiles],
    }),
    compose(areasServed, paths.areasServed, 'Areas Served', {
      pageType: 'CollectionPage',
      cardPicture: 'area-redrock',
      pictures: closing('area-redrock'),
      files: [pageFile('areas-served'), 'src/content/zip-codes.yaml', ...areaFiles],
    }),
    compose(gallery, paths.gallery, 'Gallery', {
      pageType: 'CollectionPage',
      cardPicture: 'gallery-commercial-after',
      pictures: projects.map(({ picture, title }) => ({ slot: picture, use: pictureUses.lightbox, title })),
      files: [pageFile('gallery'), 'src/content/gallery.yaml', 'src/pictures/catalogue.yaml'],
    }),
    compose(reviews, paths.reviews, 'Reviews', {
      cardPicture: 'area-estate',
      pictures: closing('area-estate'),
      files: [pageFile('reviews'), 'src/content/reviews.yaml', 'src/content/testimonials.yaml'],
    }),
    compose(about, paths.about, 'About', {
      pageType: 'AboutPage',
      cardPicture: 'house-timber',
      pictures: hero('house-timber'),
      questions: about.faq.items,
      files: [pageFile('about')],
    }),
    compose(contact, paths.contact, 'Contact', {
      pageType: 'ContactPage',
      cardPicture: 'area-stucco-two-storey',
      pictures: [],
      files: [pageFile('contact'), 'src/content/business.yaml'],
    }),
  ];
}

async function composeLegalHeads(): Promise<ListedHead[]> {
  const { brand } = await getBusiness();
  const compose = async (
    name: 'terms-of-service' | 'privacy-policy',
    route: string,
    picture: string,
  ): Promise<ListedHead> => {
    const { title, description, lastUpdated } = (await getLegalPage(name)).data;
    return {
      route,
      title: `${title} | ${brand}`,
      description,
      crumbs: [home, { name: title }],
      card: { label: 'The small print, in plain words', heading: title, picture },
      pictures: [],
      updated: lastUpdated.toISOString().slice(0, 10),
      files: [`src/content/legal/${name}.md`],
    };
  };
  return [
    await compose('terms-of-service', paths.terms, 'area-brick-ranch'),
    await compose('privacy-policy', paths.privacy, 'area-mountain-home'),
  ];
}

function composeServiceHead(service: Service, brand: string): ListedHead {
  const { kind, slug, name, hero, file } = service;
  const pictures = getServicePictures(kind, slug).hero;
  const slot = 'pair' in pictures ? `${pictures.pair}-after` : pictures.slot;
  return {
    route: service.href,
    title: getServiceTitle(kind, name, brand),
    description: service.description,
    crumbs: [home, { name: 'Services', href: paths.services }, { name: hero.heading }],
    service: { name: hero.heading, type: name },
    questions: service.faq.items,
    card: {
      label: kind === 'residential' ? 'For homes' : 'For buildings',
      heading: hero.heading,
      picture: slot,
      dark: kind === 'commercial',
    },
    pictures: [{ slot, use: pictureUses.pageHero }],
    files: [file],
  };
}

function composeAreaPageHead(page: AreaPage, area: Area, services: Service[], brand: string): ListedHead {
  const { hero: slot } = getAreaPagePictures(page, area);
  const work =
    page.kind === 'residential'
      ? `Residential ${services.find(({ kind, slug }) => kind === 'residential' && slug === page.service)?.name}`
      : `Commercial Window Cleaning ${propertyTypeNames[page.type]}`;
  const areasServed: Crumb = { name: 'Areas Served', href: paths.areasServed };
  return {
    route: areaPageHref(page),
    title: `${work} ${area.name}, CO | ${brand}`,
    description: page.description,
    crumbs:
      page.kind === 'residential'
        ? [home, areasServed, { name: work, href: serviceHref('residential', page.service) }, { name: area.name }]
        : [home, areasServed, { name: 'Services', href: paths.services }],
    service: { name: `${work} ${area.name}, CO`, type: work, area: `${area.name}, CO` },
    questions: page.kind === 'residential' ? page.questions.items : undefined,
    card: {
      label: area.label,
      heading: page.hero.heading,
      // The pair of the hero is nearly bare concrete when it stands alone.
      picture: page.kind === 'residential' && page.service === 'pressure-washing' ? 'hero-pressure-washing' : slot,
      dark: page.kind === 'commercial',
    },
    pictures: [{ slot, use: pictureUses.pageHero }],
    files: [page.file, area.file],
  };
}

/** Every page of the site but the one for wrong addresses: main pages, services, areas, legal pages. */
export const listPageHeads = oncePerBuild(async (): Promise<ListedHead[]> => {
  const { brand } = await getBusiness();
  const [services, areas, areaPages] = await Promise.all([getServices(), getAreas(), getAreaPages()]);
  const pagesByArea = groupByArea(areaPages);
  return shareEqualCards([
    ...(await composeMainHeads()),
    ...services.map((service) => composeServiceHead(service, brand)),
    ...areas.flatMap((area) =>
      (pagesByArea.get(area.slug) ?? []).map((page) => composeAreaPageHead(page, area, services, brand)),
    ),
    ...(await composeLegalHeads()),
  ]);
});

const indexByRoute = oncePerBuild(async () => new Map((await listPageHeads()).map((head) => [head.route, head])));

/** The head of the page at a route. */
export async function getPageHead(route: string): Promise<ListedHead> {
  const head = (await indexByRoute()).get(route);
  if (!head) throw new Error(`${route} has no head: add it to src/seo/page-heads.ts`);
  return head;
}
