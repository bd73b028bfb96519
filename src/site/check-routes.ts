import type { AstroIntegration, IntegrationResolvedRoute } from 'astro';
import { pages } from './pages.ts';

type Route = Pick<IntegrationResolvedRoute, 'pattern' | 'entrypoint' | 'type' | 'params'>;

/** One line for each page that has an entry and no route, or a route and no entry. */
export function findRouteFaults(routes: Route[]): string[] {
  const single = routes.filter(({ type, params }) => type === 'page' && params.length === 0);
  const built = new Set(single.map(({ pattern }) => pattern));
  const listed = new Set(Object.values(pages).map(({ path }) => path));
  return [
    ...[...listed]
      .filter((path) => !built.has(path))
      .map(
        (path) => `src/pages${path}.astro: is missing: write it, or remove the entry of ${path} in src/site/pages.ts`,
      ),
    ...single
      .filter(({ pattern }) => !listed.has(pattern))
      .map(
        ({ entrypoint, pattern }) =>
          `${entrypoint}: is on no list of pages: add an entry with path: '${pattern}' to src/site/pages.ts`,
      ),
  ];
}

/** Holds the routes against the entries of src/site/pages.ts: a build stops at the first mismatch, the dev server tells. */
export function checkRoutes(): AstroIntegration {
  let building = false;
  return {
    name: 'check-routes',
    hooks: {
      'astro:config:setup': ({ command }) => {
        building = command === 'build';
      },
      'astro:routes:resolved': ({ routes, logger }) => {
        const faults = findRouteFaults(routes);
        for (const fault of faults) logger.error(fault);
        if (building && faults.length > 0) process.exit(1);
      },
    },
  };
}
