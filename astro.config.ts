import { availableParallelism } from 'node:os';
import react from '@astrojs/react';
import { defineConfig, envField } from 'astro/config';
import { finishBuild } from './hosting/finish-build.ts';
import { outputFolder, swapSite } from './hosting/swap-site.ts';
import { guardLaunch } from './src/lib/launch/guard-launch.ts';
import { buildTarget } from './src/lib/oldest-browsers.ts';
import { picturePipeline } from './src/lib/pictures/picture-pipeline.ts';
import { readEnvironment } from './src/lib/settings/environment.ts';
import { exitOnFault } from './src/lib/settings/setting-rules.ts';
import { buildSettingNames, parseSettings } from './src/lib/settings/settings.ts';

// For astro:env, which would read .env files of more names than the inbox and the hosts do.
const settings = exitOnFault(() => parseSettings(Object.assign(process.env, readEnvironment())));

// Who builds the site without the CMS needs nothing of it.
const cms = settings.cms && (await import('./admin/build-admin.ts')).addCms(settings.cms);

export default defineConfig({
  site: settings.siteUrl,
  outDir: outputFolder,
  trailingSlash: 'never',
  build: {
    format: 'file',
    // One request less before the first paint; a page's rules come to a few kilobytes compressed.
    inlineStylesheets: 'always',
    // Share cards are most of the work here, and each keeps one processor busy.
    concurrency: availableParallelism(),
  },
  integrations: [
    guardLaunch(settings),
    react(),
    picturePipeline(),
    finishBuild(settings),
    ...(cms ? [cms] : []),
    swapSite(),
  ],
  env: {
    // What their values may be is said in src/lib/settings/settings.ts.
    schema: Object.fromEntries(
      buildSettingNames.map((name) => [name, envField.string({ context: 'server', access: 'public', optional: true })]),
    ),
  },
  image: {
    service: {
      entrypoint: 'astro/assets/services/sharp',
      // Effort 1 takes two and a half times as long for 7 % less weight, trying every order of a JPEG's scans a third
      // longer for 1 %. A change here renews no picture of the cache.
      config: { avif: { effort: 0 }, jpeg: { mozjpeg: true, optimiseScans: false } },
    },
  },
  devToolbar: { enabled: false },
  vite: {
    envDir: false,
    server: {
      // By itself Vite serves the whole folder, quote requests and secrets too, and lets the pages of other local
      // servers read it.
      fs: { allow: ['src', 'node_modules'] },
      cors: false,
    },
    // Else the constants that two scripts share would be one more file to wait for.
    build: { rolldownOptions: { optimization: { inlineConst: true } } },
    plugins: [
      {
        name: 'oldest-browsers',
        // Astro writes scripts and styles for the newest browsers only, and takes no target of its own for them.
        configEnvironment: (name) => ({
          build: { cssTarget: buildTarget, ...(name === 'client' && { target: buildTarget }) },
        }),
      },
    ],
    // No name may begin with "ad": blockers hide such elements.
    css: {
      // A PostCSS configuration in a folder above this one belongs to another project.
      postcss: {},
      modules: { generateScopedName: 's[hash:base64:5]' },
    },
  },
});
