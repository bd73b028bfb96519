/** What the local server needs of the project to run: it is plain TypeScript that Node runs as it is. */
export const serverFiles = [
  'server',
  'hosting',
  'src/schemas',
  'src/settings',
  'src/text',
  'src/content/business.yaml',
];
/** Its dependencies, none of which has any of its own. */
export const serverPackages = ['libphonenumber-js', 'yaml', 'zod'];

export function renderDocker(): Record<string, string> {
  return { Dockerfile: dockerfile, '.dockerignore': ignored };
}

const copy = (path: string) => `COPY ${path} ${path}`;
const copyBuilt = (path: string) => `COPY --from=build /site/${path} ${path}`;

const dockerfile = `# Written by "npm run hosting".
FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc* ./
RUN npm install --no-save --no-audit --no-fund
COPY . .
# The pages name these addresses: --build-arg SITE_URL=https://www.example.com
ARG SITE_URL
ARG PUBLIC_QUOTE_WEBHOOK_URL
ARG PUBLIC_UMAMI_SCRIPT_URL
ARG PUBLIC_UMAMI_WEBSITE_ID
RUN npm run build

FROM node:24-slim
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321
${copyBuilt('dist')}
${serverPackages.map((name) => copyBuilt(`node_modules/${name}`)).join('\n')}
COPY package.json ./
${serverFiles.map(copy).join('\n')}
RUN mkdir quotes && chown node quotes
USER node
# The requests: keep them on the machine with --volume.
VOLUME /site/quotes
EXPOSE 4321
CMD ["node", "server/serve.ts"]
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
