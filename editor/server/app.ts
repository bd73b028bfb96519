import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import type { FieldPlace } from '../../src/content-loading/content-source.ts';
import { findLaunchIssues } from '../../src/launch/find-launch-issues.ts';
import { readEnvironment } from '../../src/settings/environment.ts';
import {
  type AreaDraft,
  checkDraft,
  completeDraft,
  listDrafts,
  openDraft,
  removeDraft,
  saveDraft,
} from './area-drafts.ts';
import { Refusal, readSite, root } from './content.ts';
import { findContradictions } from './contradictions.ts';
import { describeDifferences } from './differences.ts';
import { findPlace, type Pointed } from './find-place.ts';
import { findWords } from './find-words.ts';
import { countUnsent, listChoices } from './git.ts';
import { isOwnRequest } from './guard.ts';
import { listPictures } from './picture-uses.ts';
import { type PreviewSource, readPreview, takeUpload } from './pictures.ts';
import { type SiteBeside, waitUntilServed } from './preview.ts';
import {
  describeChanges,
  describeGoBack,
  discardChange,
  getPublishing,
  goBack,
  listChangedFiles,
  listPublishings,
  publish,
  readPublishedPicture,
  sendAgain,
} from './publish.ts';
import { addRequestRoutes } from './requests.ts';
import { checkForm, type FormState, openFile, saveForm } from './save.ts';
import { listPagesShowing } from './shown-on.ts';

const getHours = () => (openFile('src/content/business.yaml').data as { hours?: unknown }).hours;

const mostUploadBytes = 64 * 1024 * 1024;

interface AppOptions {
  /** The site beside the forms: where it is served, and whether it answers yet. */
  preview: SiteBeside;
}

/** The editor's server. Everything it has stands below a token that changes with each start. */
export async function createEditor({ preview }: AppOptions) {
  const token = randomBytes(24).toString('base64url');
  const app = Fastify({ bodyLimit: 4 * 1024 * 1024 });
  let port = 0;

  app.addHook('onRequest', async (request, reply) => {
    if (!isOwnRequest(request, port, token)) {
      return reply.code(403).type('text/plain').send('This address is of an earlier start: run npm run edit again.');
    }
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'self'; img-src 'self' blob:; frame-src ${preview.getOrigin()}; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    return undefined;
  });
  app.setErrorHandler<Error & { statusCode?: number }>((error, _, reply) => {
    if (error instanceof Refusal) return reply.code(error.status).send({ message: error.message, ...error.details });
    if (!error.statusCode || error.statusCode >= 500) console.error(error);
    return reply.code(error.statusCode ?? 500).send({ message: error.message });
  });
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: mostUploadBytes },
    (_, body, done) => done(null, body),
  );

  await app.register(
    async (own) => {
      await own.register(fastifyStatic, { root: join(root, 'editor/.built') });
      own.get('/api/site', async () => ({
        ...readSite(),
        drafts: listDrafts(),
        pictures: listPictures(),
        preview: preview.getOrigin(),
        isPreviewReady: preview.isReady(),
      }));

      own.get<{ Querystring: { file: string } }>('/api/file', async ({ query }) => openFile(query.file));
      own.post<{ Body: FormState }>('/api/check', async ({ body }) => ({ faults: checkForm(body) }));
      own.put<{ Body: FormState }>('/api/file', async ({ body }) => saveForm(body));
      own.post<{ Body: { before: unknown; after: unknown } }>('/api/differences', async ({ body }) => ({
        differences: describeDifferences(body.before, body.after),
      }));

      own.post<{ Body: { hours?: unknown } }>('/api/contradictions', async ({ body }) => ({
        contradictions: findContradictions(body.hours ?? getHours()),
      }));

      own.get<{ Querystring: { words: string } }>('/api/find', async ({ query }) => findWords(query.words));
      own.post<{ Body: Pointed }>('/api/place', async ({ body }) => ({ place: findPlace(body) }));
      own.post<{ Body: FieldPlace }>('/api/shown-on', async ({ body }) => ({
        pages: preview.isReady() ? await listPagesShowing(body, preview.getOrigin()) : [],
      }));

      own.post<{ Querystring: { slot: string }; Body: Buffer }>('/api/uploads', async ({ query, body }) =>
        takeUpload(query.slot, body),
      );
      own.get<{ Querystring: PreviewSource & { stamp?: string } }>('/api/picture', async ({ query }, reply) => {
        // A changed file has another stamp, and so another address.
        if (query.stamp) reply.header('cache-control', 'private, max-age=86400');
        return reply.type('image/jpeg').send(await readPreview(query));
      });

      own.get('/api/launch', () => findLaunchIssues({ root, variables: readEnvironment(root), offline: true }));

      own.get<{ Params: { slug: string } }>('/api/drafts/:slug', async ({ params }) => openDraft(params.slug));
      own.put<{ Body: AreaDraft }>('/api/drafts', async ({ body }) => {
        saveDraft(body);
        return { faults: checkDraft(body) };
      });
      own.delete<{ Params: { slug: string } }>('/api/drafts/:slug', async ({ params }) => {
        removeDraft(params.slug);
        return {};
      });
      own.post<{ Params: { slug: string } }>('/api/drafts/:slug/complete', async ({ params }) => {
        await completeDraft(params.slug, (page) => waitUntilServed(preview, page));
        return {};
      });

      await addRequestRoutes(own);

      own.get('/api/changes', async () => ({ changes: await listChangedFiles(), publishing: getPublishing() }));
      own.get('/api/changes/described', async () => ({ changes: await describeChanges(await listChangedFiles()) }));
      own.get('/api/history', async () => ({
        past: await listPublishings(),
        remotes: await listChoices(),
        unsent: await countUnsent(),
      }));
      own.get<{ Querystring: { file: string } }>('/api/published-picture', async ({ query }, reply) =>
        reply.type('application/octet-stream').send(await readPublishedPicture(query.file)),
      );
      own.post<{ Body: { file: string } }>('/api/discard', async ({ body }) => {
        await discardChange(body.file);
        return {};
      });
      own.get('/api/publishing', async () => getPublishing());
      own.post<{ Body: { remote?: string } }>('/api/publish', async ({ body }) => {
        publish(body.remote);
        return getPublishing();
      });
      own.get<{ Querystring: { commit: string } }>('/api/go-back', async ({ query }) => ({
        changes: await describeGoBack(query.commit),
      }));
      own.post<{ Body: { commit: string; remote?: string } }>('/api/go-back', async ({ body }) => ({
        message: await goBack(body.commit, body.remote),
      }));
      own.post<{ Body: { remote?: string } }>('/api/send', async ({ body }) => ({
        message: await sendAgain(body.remote),
      }));
    },
    { prefix: `/${token}` },
  );

  return {
    close: () => app.close(),
    /** Listens on this machine alone; resolves with the address. */
    listen: async (wanted: number) => {
      await app.listen({ host: '127.0.0.1', port: wanted });
      port = (app.server.address() as { port: number }).port;
      return `http://127.0.0.1:${port}/${token}/`;
    },
  };
}
