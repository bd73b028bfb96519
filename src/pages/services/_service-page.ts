import { getBusiness, getPage, getServices, type Service } from '../../lib/content/collections.ts';
import { composeClosedLine } from '../../lib/content/page-facts.ts';
import { createPictureResolver } from '../../lib/pictures/resolve-picture.ts';
import { getPageHead } from '../../lib/seo/page-heads.ts';
import { paths, quoteHref } from '../../lib/site/paths.ts';

type ServiceOf<Kind extends Service['kind']> = Extract<Service, { kind: Kind }>;

/** A path for each service of one kind. */
export async function listServicePaths<Kind extends Service['kind']>(kind: Kind) {
  return (await getServices())
    .filter((service): service is ServiceOf<Kind> => service.kind === kind)
    .map((service) => ({ params: { slug: service.slug }, props: { service } }));
}

/** Returns the props that the pages of all services share: layout, hero, dirt and closing. */
export async function loadServicePage(service: Service) {
  const { phone, rating, reviewCount, standing } = await getBusiness();
  const head = await getPageHead(service.href);
  const quote = quoteHref(service.quote);
  const { press, pressAlways, colors } = await getPage('services');
  const isAlwaysOpen = service.kind === 'commercial' && service.alwaysOpen;
  const pictures = createPictureResolver();
  const { hero, heroBefore, dirt, dirtBefore } = service.pictures;
  const heroPair = await pictures.resolvePair(hero, heroBefore);
  const dirtPair = dirt ? await pictures.resolvePair(dirt, dirtBefore, { maxWidth: 1200 }) : undefined;
  return {
    layout: { head, quoteChoice: service.quote },
    hero: {
      ...service.hero,
      pair: heroPair,
      crumbs: head.crumbs,
      back: { name: 'Back to Services', href: paths.services },
      phone,
      quoteHref: quote,
      // A building's dates are agreed on at the walk-through.
      closed: await composeClosedLine(service.seasons, service.kind === 'residential' ? quote : undefined),
      buttonNote: isAlwaysOpen ? pressAlways : press,
      isHospitality: isAlwaysOpen,
      proof: { rating, reviewCount, standing, reviewsHref: paths.reviews },
    },
    colors: service.colors && colors,
    challenges: { ...service.challenges, pair: dirtPair },
    closing: { ...service.closing, phone, quoteHref: quote },
  };
}
