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

// astro:env reads process.env. Left to itself, it would read .env files of more names than the inbox and the hosts do.
const settings = exitOnFault(() => parseSettings(Object.assign(process.env, readEnvironment())));

// A build without the CMS loads none of its code.
const cms = settings.cms && (await import('./admin/build-admin.ts')).addCms(settings.cms, settings.siteUrl);

export default defineConfig({
  site: settings.siteUrl,
  outDir: outputFolder,
  trailingSlash: 'never',
  build: {
    format: 'file',
    // Saves one request before the first paint; the rules of a page come to a few kilobytes compressed.
    inlineStylesheets: 'always',
    // Share cards are most of the work of a build, and each keeps one processor busy.
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
    // src/lib/settings/settings.ts validates the values.
    schema: Object.fromEntries(
      buildSettingNames.map((name) => [name, envField.string({ context: 'server', access: 'public', optional: true })]),
    ),
  },
  image: {
    service: {
      entrypoint: 'astro/assets/services/sharp',
      // Effort 1 takes two and a half times as long and saves 7 %. Trying every order of a JPEG's scans takes a third
      // longer and saves 1 %. A change here does not renew the pictures in the cache.
      config: { avif: { effort: 0 }, jpeg: { mozjpeg: true, optimiseScans: false } },
    },
  },
  devToolbar: { enabled: false },
  vite: {
    envDir: false,
    server: {
      // By default, Vite serves the whole folder, including quote requests and secrets, and lets the pages of other
      // local servers read it.
      fs: { allow: ['src', 'node_modules'] },
      cors: false,
    },
    // Inlines the constants that two scripts share, which would otherwise be one more file to wait for.
    build: { rolldownOptions: { optimization: { inlineConst: true } } },
    plugins: [
      {
        name: 'oldest-browsers',
        // Astro writes scripts and styles for the newest browsers only, and has no option for their target.
        configEnvironment: (name) => ({
          build: { cssTarget: buildTarget, ...(name === 'client' && { target: buildTarget }) },
        }),
      },
    ],
    // Ad blockers hide elements whose class name begins with "ad", so every name begins with "s".
    css: {
      // Ignores a PostCSS configuration in a folder above this one, which belongs to another project.
      postcss: {},
      modules: { generateScopedName: 's[hash:base64:5]' },
    },
  },
});
