import { getSiblings, indexAreas, workNames } from '../../../lib/content/area-links.ts';
import {
  type Area,
  type AreaPage,
  type CommercialService,
  getAreaPages,
  getAreas,
  getBusiness,
  getPage,
  getServices,
  type ResidentialService,
} from '../../../lib/content/collections.ts';
import { composeClosedLine, composeCommercialFacts, composeResidentialFacts } from '../../../lib/content/page-facts.ts';
import { createPictureResolver } from '../../../lib/pictures/resolve-picture.ts';
import { getWipeText, resolveWindowImages } from '../../../lib/pictures/window-images.ts';
import { getAreaPageHead } from '../../../lib/seo/page-heads.ts';
import { getSettings } from '../../../lib/settings/get-settings.ts';
import { getAbsoluteAddress, paths, quoteHref } from '../../../lib/site/paths.ts';
import type { QuoteChoice } from '../../../lib/site/quote-choice.ts';

type PageOf<Kind extends AreaPage['kind']> = Extract<AreaPage, { kind: Kind }>;

interface AreaPageProps<Kind extends AreaPage['kind']> {
  page: PageOf<Kind>;
  area: Area;
  /** Links to related pages. */
  more: ReturnType<typeof getSiblings>;
}

/** All area pages of one kind. */
export async function listAreaPages<Kind extends AreaPage['kind']>(kind: Kind): Promise<AreaPageProps<Kind>[]> {
  const [pages, areas] = await Promise.all([getAreaPages(), getAreas()]);
  const directory = indexAreas(areas, pages);
  return pages
    .filter((page): page is PageOf<Kind> => page.kind === kind)
    .flatMap((page) => {
      const area = directory.areas.get(page.area);
      return area ? [{ page, area, more: getSiblings(page, directory) }] : [];
    });
}

/** Returns the props that pages of both kinds share: layout, hero, dirt and closing. */
async function loadSharedProps({ page, area }: { page: AreaPage; area: Area }, quoteChoice: QuoteChoice) {
  const { phone, rating, reviewCount, standing } = await getBusiness();
  const head = await getAreaPageHead(page, area);
  const quote = quoteHref(quoteChoice);
  const { press } = await getPage('services');
  const pictures = createPictureResolver();
  const { hero, dirt, dirtBefore } = page.pictures;
  const heroBefore = page.kind === 'residential' ? page.pictures.heroBefore : undefined;
  const view = page.kind === 'residential' && page.service === 'window-cleaning' ? area.view : undefined;
  const windowImages = view && (await resolveWindowImages(pictures, view.seasons));
  const heroPair = await pictures.resolvePair(hero, heroBefore);
  const dirtPair = await pictures.resolvePair(dirt, dirtBefore, { maxWidth: 1200 });
  return {
    quote,
    layout: { head, quoteChoice, area: area.slug },
    hero: {
      ...page.hero,
      pair: heroPair,
      crumbs: head.crumbs,
      back: { name: 'Back to Areas Served', href: paths.areasServed },
      label: (page.kind === 'commercial' && page.label) || area.label,
      phone,
      quoteHref: quote,
      buttonNote: press,
      proof: { rating, reviewCount, standing, reviewsHref: paths.reviews },
    },
    /** Replaces the hero's picture, unless it is `undefined`. */
    window: view && windowImages && { ...windowImages, caption: view.sill, wipe: await getWipeText() },
    challenges: { ...page.challenges, pair: dirtPair },
    closing: { ...page.closing, phone, quoteHref: quote },
  };
}

/** Returns the local reasons, or the surfaces that are washed. If a page has both, the surfaces come second. */
function composeLocal(page: PageOf<'residential'>) {
  if (page.service !== 'pressure-washing') return page.local;
  const { local, surfaces } = page;
  return local ? { ...local, surfaces } : { heading: surfaces.heading, surfaces: { items: surfaces.items } };
}

/** Returns the props for the sections of a residential page. */
export async function loadResidentialPage(props: AreaPageProps<'residential'>) {
  const { page, area } = props;
  const service = (await getServices()).find(
    (each): each is ResidentialService => each.kind === 'residential' && each.slug === page.service,
  );
  if (!service) throw new Error(`${page.file}: there is no residential service ${page.service}`);
  const { quote, ...sharedProps } = await loadSharedProps(props, service.quote);
  return {
    ...sharedProps,
    hero: { ...sharedProps.hero, closed: await composeClosedLine(service.seasons, quote) },
    facts: await composeResidentialFacts(service, { area, overrides: page.facts }),
    local: composeLocal(page),
  };
}

/** Returns the props for the sections of a page for managers. Pages for universities have no service. */
export async function loadCommercialPage(props: AreaPageProps<'commercial'>) {
  const { page, area, more } = props;
  const service = (await getServices()).find(
    (each): each is CommercialService => each.kind === 'commercial' && each.windowPages?.type === page.type,
  );
  const { facts, pressAlways } = await getPage('services');
  const { university } = facts;
  const { property, about } = service?.quote ?? ({ property: 'commercial', about: university.about } as const);
  const choice: QuoteChoice = { service: 'window-cleaning', property, about };
  const sharedProps = await loadSharedProps(props, choice);
  return {
    ...sharedProps,
    layout: { ...sharedProps.layout, alwaysOpen: service?.alwaysOpen },
    hero: service?.alwaysOpen
      ? { ...sharedProps.hero, buttonNote: pressAlways, isHospitality: true }
      : sharedProps.hero,
    sheet: {
      title: `${workNames[page.type]}, ${area.name}`,
      audience: service?.windowPages?.audience ?? university.audience,
      brand: (await getBusiness()).brand,
      address: getAbsoluteAddress(sharedProps.layout.head.route, getSettings().siteUrl),
    },
    facts: await composeCommercialFacts(service, { area, overrides: page.facts }),
    /** Links to the sample of the completion list, which each service has. */
    completion: service?.completion && {
      name: `${service.completion.heading}: a sample`,
      href: `${service.href}#completion`,
    },
    more: { ...more, links: [...(service ? [{ name: service.name, href: service.href }] : []), ...more.links] },
  };
}
