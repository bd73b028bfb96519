import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, sep } from 'node:path';
import { folderOf, installNpmTool, type NpmTool, type RunningTool, startTool } from '../hosting/tools.ts';

export interface FlowSettings {
  port: number;
  /** The site whose pages post to the receiver directly, and where a form post ends. */
  siteUrl: string;
  mailPort: number;
}

export interface StoredRequest {
  id: string;
  /** The id of the first request that was the same. */
  repeats: string | undefined;
  /** Under which the inbox delivered it. */
  key: string;
  fields: Record<string, unknown>;
}

export interface FlowServer {
  readRequests(): Promise<StoredRequest[]>;
  /** Kills it, and starts it again after `meanwhile`. */
  restart?(meanwhile: () => Promise<void>): Promise<void>;
  /** Takes the storage away, so that nothing can be kept any more. */
  breakStorage(): Promise<void>;
  close(): Promise<void>;
}

export interface FlowServerKind {
  name: string;
  webhookPath: string;
  start(settings: FlowSettings): Promise<FlowServer>;
}

/** Prepares a server that has just started; one that cannot be prepared is stopped again. */
async function prepare(tool: RunningTool, setUp: () => Promise<FlowServer>): Promise<FlowServer> {
  try {
    return await setUp();
  } catch (error) {
    await tool.close();
    throw error;
  }
}

interface FlowNode {
  [setting: string]: unknown;
  id: string;
  type: string;
}

const readFlow = (path: string) => JSON.parse(readFileSync(join('receivers', path), 'utf8'));
const readColumns = () =>
  readFileSync(join('receivers', 'n8n', 'quotes-columns.csv'), 'utf8')
    .trim()
    .split(',');

async function fetchJson(url: string, method: string, body?: unknown, cookie = '') {
  const response = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${text.slice(0, 500)}`);
  return { response, value: text ? JSON.parse(text) : undefined };
}

export const nodeRedTool: NpmTool = { dependencies: { 'node-red': '5.0.7', 'node-red-node-email': '5.2.5' } };

export const nodeRed: FlowServerKind = {
  name: 'Node-RED 5.0.7',
  webhookPath: '/quote',
  async start({ port, siteUrl, mailPort }) {
    const tools = folderOf(nodeRedTool);
    const folder = mkdtempSync(join(tmpdir(), 'peak-and-pane-node-red-'));
    const quotesFile = join(folder, 'kept', 'quotes.jsonl');
    const settings = {
      uiPort: port,
      uiHost: '127.0.0.1',
      userDir: folder,
      nodesDir: join(tools, 'node_modules', 'node-red-node-email'),
      credentialSecret: false,
      httpNodeCors: { origin: siteUrl, methods: 'POST' },
    };
    writeFileSync(join(folder, 'settings.js'), `module.exports = ${JSON.stringify(settings)};`);
    writeFileSync(join(folder, 'package.json'), '{"name":"flows","private":true}');
    const red = join(tools, 'node_modules', 'node-red', 'red.js');
    const url = `http://127.0.0.1:${port}`;
    const args = [red, '--settings', join(folder, 'settings.js')];
    const startRed = () => startTool(process.execPath, args, `${url}/flows`);
    let tool = await startRed();

    return prepare(tool, async () => {
      const flow = (readFlow('node-red/quote-request.json') as FlowNode[]).map((node) => {
        if (node.type === 'tab') return { ...node, env: setVariables({ SITE_URL: siteUrl, QUOTES_FILE: quotesFile }) };
        if (node.type !== 'e-mail') return node;
        // The owner's part: an account, and the node enabled.
        const account = { server: '127.0.0.1', port: String(mailPort), secure: false, tls: false };
        return { ...node, ...account, d: false, credentials: { userid: 'website@example.com', password: 'secret' } };
      });
      await fetchJson(`${url}/flows`, 'POST', flow);

      return {
        async readRequests() {
          if (!existsSync(quotesFile)) return [];
          const lines = readFileSync(quotesFile, 'utf8').trim().split('\n').filter(Boolean);
          return lines.map((line) => {
            const { id, at: _at, repeats, ...fields } = JSON.parse(line);
            return { id, repeats, key: id, fields };
          });
        },
        async restart(meanwhile) {
          await tool.kill();
          await meanwhile();
          tool = await startRed();
        },
        async breakStorage() {
          // A file where the folder has to be: not even an administrator can write below it.
          rmSync(join(folder, 'kept'), { recursive: true, force: true });
          writeFileSync(join(folder, 'kept'), '');
        },
        close: () => tool.close().finally(() => rmSync(folder, { recursive: true, force: true })),
      };
    });
  },
};

const setVariables = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({ name, value, type: 'str' }));

const n8nVersion = '1.123.81';

/** n8n has parts that are compiled for the machine's own Node, so it runs on that rather than on the project's. */
function findOwnNode(): string {
  const folders = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((path) => !path.includes(`${sep}node_modules${sep}`));
  return folders.map((folder) => join(folder, 'node')).find(existsSync) ?? process.execPath;
}

function onOwnNode() {
  const node = findOwnNode();
  return { node, environment: { ...process.env, PATH: `${join(node, '..')}${delimiter}${process.env['PATH']}` } };
}

// Its xlsx comes from a tarball outside the registry; the registry's is older and serves as well here.
const n8nTool: NpmTool = { dependencies: { n8n: n8nVersion }, overrides: { xlsx: '^0.18.5' } };

export function installN8n(): void {
  installNpmTool(n8nTool);
  const cwd = folderOf(n8nTool);
  if (existsSync(join(cwd, 'node_modules/sqlite3/build/Release/node_sqlite3.node'))) return;
  execFileSync('npm', ['rebuild', 'sqlite3'], { cwd, env: onOwnNode().environment, stdio: 'ignore' });
}

export const n8n: FlowServerKind = {
  name: `n8n ${n8nVersion}`,
  webhookPath: '/webhook/quote',
  async start({ port, siteUrl, mailPort }) {
    const tools = folderOf(n8nTool);
    const { node, environment } = onOwnNode();
    const folder = mkdtempSync(join(tmpdir(), 'peak-and-pane-n8n-'));
    const url = `http://127.0.0.1:${port}`;
    const tool = await startTool(node, [join(tools, 'node_modules/n8n/bin/n8n'), 'start'], `${url}/rest/settings`, {
      patience: 300_000,
      isReady: ({ headers }) => headers.get('content-type')?.startsWith('application/json') ?? false,
      env: {
        ...environment,
        // Under Vitest's "test" it starts nothing.
        NODE_ENV: 'production',
        N8N_USER_FOLDER: folder,
        N8N_PORT: String(port),
        N8N_LISTEN_ADDRESS: '127.0.0.1',
        // The other engine needs isolated-vm, which not every machine can compile.
        N8N_EXPRESSION_ENGINE: 'legacy',
        N8N_DIAGNOSTICS_ENABLED: 'false',
        N8N_VERSION_NOTIFICATIONS_ENABLED: 'false',
        N8N_TEMPLATES_ENABLED: 'false',
      },
    });
    return prepare(tool, async () => {
      const rest = `${url}/rest`;
      const owner = {
        email: 'owner@example.com',
        firstName: 'Dana',
        lastName: 'Reyes',
        password: 'Passw0rd-of-the-test',
      };
      const setUp = await fetchJson(`${rest}/owner/setup`, 'POST', owner);
      const cookie = setUp.response.headers
        .getSetCookie()
        .map((entry) => entry.split(';')[0])
        .join('; ');
      const ask = async (method: string, path: string, body?: unknown) =>
        (await fetchJson(rest + path, method, body, cookie)).value.data;

      const project = await ask('GET', '/projects/personal');
      const columns = readColumns().map((name) => ({ name, type: 'string' }));
      const tables = `/projects/${project.id}/data-tables`;
      const table = await ask('POST', tables, { name: 'quotes', columns });
      const account = {
        host: '127.0.0.1',
        port: mailPort,
        secure: false,
        disableStartTls: true,
        user: 'website',
        password: 'x',
      };
      const credential = await ask('POST', '/credentials', { name: 'Mail', type: 'smtp', data: account });

      const workflow = readFlow('n8n/quote-request.json');
      for (const step of workflow.nodes) {
        if (step.type === 'n8n-nodes-base.dataTable') step.parameters.dataTableId.value = table.id;
        if (step.type === 'n8n-nodes-base.set') step.parameters.assignments.assignments[0].value = siteUrl;
        // The owner's part: an account, and the node enabled.
        if (step.type === 'n8n-nodes-base.emailSend') {
          step.credentials = { smtp: { id: credential.id, name: credential.name } };
          step.disabled = false;
        }
      }
      const created = await ask('POST', '/workflows', workflow);
      await ask('PATCH', `/workflows/${created.id}`, { active: true, versionId: created.versionId });

      return {
        async readRequests() {
          const { data } = await ask('GET', `${tables}/${table.id}/rows?take=100&sortBy=id:asc`);
          return data.map((row: Record<string, unknown>) => {
            const {
              id,
              repeats_id,
              request_id,
              received_at: _at,
              createdAt: _created,
              updatedAt: _updated,
              ...fields
            } = row;
            return { id: String(id), repeats: repeats_id || undefined, key: String(request_id), fields };
          });
        },
        async breakStorage() {
          await ask('DELETE', `${tables}/${table.id}`);
        },
        close: () => tool.close().finally(() => rmSync(folder, { recursive: true, force: true })),
      };
    });
  },
};
