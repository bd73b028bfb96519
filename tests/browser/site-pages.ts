import { readPages } from '../built/site-files.ts';

/** Returns the type of a page. Pages of one type have the same sections in the same order. */
function getPageType(path: string): string {
  return path
    .replace(/^\/areas-served\/[^/]+\/[^/]+\/commercial.*/, '/areas-served/commercial/*')
    .replace(/^\/areas-served\/[^/]+\/[^/]+\/.*/, '/areas-served/residential/*')
    .replace(/^\/services\/(\w+)\/.*/, '/services/$1/*')
    .replace(/^\/(privacy-policy|terms-of-service)$/, '/privacy-policy and /terms-of-service');
}

/** Every page, including the 404 page. */
export const allPages: string[] = readPages().map(({ route }) => route);
const types = Map.groupBy(allPages, getPageType);

/** One page of each type; all of them in npm run test:all. */
export const pagesToTest: string[] = process.env['TEST_ALL']
  ? allPages
  : [...types.values()].map(([first = '']) => first);

/** Home, Contact and a residential area page, which contain most components; every page in npm run test:all. */
export const mainPagesToTest: string[] = process.env['TEST_ALL']
  ? allPages
  : pagesToTest.filter((path) => /^\/$|^\/contact$|residential-/.test(path));

/** One page of each type, in every kind of run. */
export const pageTypes: [type: string, path: string][] = [...types].map(([type, [first = '']]) => [type, first]);

/** All pages of each type, in every kind of run. */
export const pagesByType: [type: string, paths: string[]][] = [...types];
