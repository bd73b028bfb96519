import { readFileSync } from 'node:fs';
import { buildSettingNames } from '../../src/settings/settings.ts';
import { quotePath } from '../../src/site/addresses.ts';

/** What the local server needs of the project to run: it is plain TypeScript that Node runs as it is. */
export const serverFiles = [
  'server',
  'hosting',
  'src/content-loading/content-source.ts',
  'src/content-loading/fault.ts',
  'src/content-loading/list-faults.ts',
  'src/inbox',
  'src/schemas',
  'src/settings',
  'src/site/addresses.ts',
  'src/styles',
  'src/text',
  'src/content/business.yaml',
];
/** What it imports of npm. */
export const serverDependencies = ['@fastify/static', 'fastify', 'libphonenumber-js', 'nodemailer', 'yaml', 'zod'];

interface LockedPackage {
  dependencies?: Record<string, string>;
}

/** The server's packages and all that they need in turn, as installed: the rest of node_modules is for the build. */
export function listServerPackages(lockFile = 'package-lock.json'): string[] {
  const locked: Record<string, LockedPackage> = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    const own = `node_modules/${name}`;
    // A package's own copies of others come along in its folder, but may need packages of the top level.
    for (const [path, { dependencies = {} }] of Object.entries(locked)) {
      if (path === own || path.startsWith(`${own}/`)) Object.keys(dependencies).forEach(add);
    }
  };
  serverDependencies.forEach(add);
  return [...found].filter((name) => locked[`node_modules/${name}`]).sort();
}

export function renderDocker(): Record<string, string> {
  return { Dockerfile: renderDockerfile(), '.dockerignore': ignored };
}

/** Unless told otherwise, the requests go to the inbox in the image. */
const declare = (name: string) => `ARG ${name}${name === 'PUBLIC_QUOTE_WEBHOOK_URL' ? `=${quotePath}` : ''}`;
const copy = (path: string) => `COPY ${path} ${path}`;
const copyBuilt = (path: string) => `COPY --from=build /site/${path} ${path}`;

const renderDockerfile = () => `# Written by "npm run hosting".
FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc* ./
RUN npm install --no-save --no-audit --no-fund
COPY . .
# The settings of the pages: --build-arg SITE_URL=https://www.example.com --build-arg PUBLIC_LAUNCH=1
${buildSettingNames.map(declare).join('\n')}
RUN QUOTE_INBOX=1 npm run build
RUN mkdir /server && cp -r --parents ${listServerPackages()
  .map((name) => `node_modules/${name}`)
  .join(' ')} /server

FROM node:24-slim
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321
${copyBuilt('dist')}
COPY --from=build /server/node_modules node_modules
COPY package.json ./
${serverFiles.map(copy).join('\n')}
RUN mkdir quotes && chown node quotes
USER node
# The requests: keep them on the machine with --volume.
VOLUME /site/quotes
EXPOSE 4321
CMD ["node", "--max-semi-space-size=4", "server/serve.ts"]
`;

const ignored = `.git
.astro
.env
.env.*
dist
hosting/out
node_modules
quotes
test-results
`;
