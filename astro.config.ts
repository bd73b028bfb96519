import { join } from 'node:path';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig, envField } from 'astro/config';
import { loadEnv } from 'vite';
import { finishBuild } from './hosting/finish-build.ts';
import { preloadLightly } from './hosting/preload-lightly.ts';
import { createClassNamer } from './hosting/short-class-names.ts';

import { keepContentOutOfBundle } from './src/content-loading/content-store.ts';
import { guardLaunch } from './src/launch/guard-launch.ts';
import { picturePipeline } from './src/picture-pipeline/integration.ts';
import { readSettings } from './src/settings/settings.ts';
import { checkRoutes } from './src/site/check-routes.ts';

// astro:env reads .env files by itself; this file needs the same values before Astro starts.
const settings = readSettings({ ...loadEnv(process.env.NODE_ENV ?? 'production', process.cwd(), ''), ...process.env });

const hydrateWhenNeeded: AstroIntegration = {
  name: 'hydrate-when-needed',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'when-needed', entrypoint: './src/islands/hydrate-when-needed.ts' }),
  },
};

/** Every page names its scripts: Astro's own names for them are longer than the code that asks for them. */
const nameScript = ({ name }: { name: string }) => `_astro/${name.split('.')[0]}.[hash].js`;

export default defineConfig({
  site: settings.siteUrl,
  trailingSlash: 'never',
  build: {
    format: 'file',
    // One request less before the first paint; a page's rules come to a few kilobytes compressed.
    inlineStylesheets: 'always',
  },
  integrations: [
    guardLaunch(settings),
    react(),
    hydrateWhenNeeded,
    checkRoutes(),
    keepContentOutOfBundle(),
    picturePipeline(),
    finishBuild(settings),
  ],
  env: {
    schema: {
      SITE_URL: envField.string({ context: 'server', access: 'public', optional: true, url: true }),
      PUBLIC_QUOTE_WEBHOOK_URL: envField.string({ context: 'client', access: 'public', default: '/api/quote' }),
      PUBLIC_PICTURE_HOST: envField.string({ context: 'server', access: 'public', optional: true, url: true }),
      PUBLIC_UMAMI_SCRIPT_URL: envField.string({ context: 'server', access: 'public', optional: true, url: true }),
      PUBLIC_UMAMI_WEBSITE_ID: envField.string({ context: 'server', access: 'public', optional: true }),
      PUBLIC_PREVIEW: envField.string({ context: 'server', access: 'public', optional: true }),
      PUBLIC_LAUNCH: envField.string({ context: 'server', access: 'public', optional: true }),
    },
    validateSecrets: true,
  },
  image: {
    service: {
      entrypoint: 'astro/assets/services/sharp',
      // More effort takes four times as long for 3 % less weight. A change here renews no picture of the cache.
      config: { avif: { effort: 3 }, jpeg: { mozjpeg: true } },
    },
  },
  devToolbar: { enabled: false },
  vite: {
    environments: {
      client: {
        build: {
          rollupOptions: {
            output: {
              entryFileNames: nameScript,
              // One request for all that the islands share.
              codeSplitting: {
                groups: [{ name: 'react', test: /node_modules.(react|scheduler|@astrojs.react)|icon-drawing/ }],
              },
            },
          },
        },
      },
    },
    plugins: [preloadLightly],
    css: { modules: { generateScopedName: createClassNamer(join(import.meta.dirname, 'src')) } },
    build: {
      // The one script of every page is a file, fetched once; what a page alone needs stands in it.
      assetsInlineLimit: (file: string) => (/\.(woff2|svg)$|site-page/.test(file) ? false : undefined),
    },
  },
});
