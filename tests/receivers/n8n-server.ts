import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { renderWorkflow, tableColumns } from '../../receivers/write-n8n-files.ts';
import { getFreePort } from '../free-port.ts';
import { getToolFolder, installNpmTool, type NpmTool, type RunningTool, startTool } from '../hosting/tools.ts';

export const n8nVersion = '2.41.1';
const n8nTool: NpmTool = { dependencies: { n8n: n8nVersion } };
const n8nPath = () => join(getToolFolder(n8nTool), 'node_modules/n8n/bin/n8n');

/** Compiles SQLite for n8n against the headers of the project's own Node: npm's scripts would download a binary. */
export function installN8n(): void {
  installNpmTool(n8nTool);
  const cwd = join(getToolFolder(n8nTool), 'node_modules/sqlite3');
  if (existsSync(join(cwd, 'build/Release/node_sqlite3.node'))) return;
  const nodeDirectory = dirname(dirname(process.execPath));
  execFileSync(
    process.execPath,
    [join(getToolFolder(n8nTool), 'node_modules/node-gyp/bin/node-gyp.js'), 'rebuild', `--nodedir=${nodeDirectory}`],
    { cwd, stdio: 'ignore' },
  );
}

/** A row of the table `quotes`. */
export type QuoteRow = Record<string, string | number | null> & { id: number };

type WorkflowNode = ReturnType<typeof renderWorkflow>['nodes'][number];

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

const owner = { email: 'owner@example.com', firstName: 'Dana', lastName: 'Reyes', password: 'Passw0rd-of-the-test' };

export interface N8nOptions {
  /** The site whose pages post to the webhook directly. */
  siteUrl: string;
  mailPort: number;
}

/** A real n8n with an empty folder of its own. `setUp` does the owner's steps in docs/hosting.md. */
export class N8nServer {
  readonly folder = mkdtempSync(join(tmpdir(), 'peak-and-pane-n8n-'));
  readonly workflow = renderWorkflow();
  readonly url: string;
  readonly webhook: string;
  readonly #port: number;
  #tool: RunningTool | undefined;
  #cookie = '';
  #tableId = '';
  #projectId = '';

  private constructor(port: number) {
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
    const path = this.workflow.nodes.find(({ type }) => type === 'n8n-nodes-base.webhook')?.parameters.path;
    this.webhook = `${this.url}/webhook/${path}`;
  }

  static async create(): Promise<N8nServer> {
    return new N8nServer(await getFreePort());
  }

  get #environment() {
    return {
      ...process.env,
      // With Vitest's "test" n8n starts nothing.
      NODE_ENV: 'production',
      N8N_USER_FOLDER: this.folder,
      N8N_PORT: String(this.#port),
      N8N_LISTEN_ADDRESS: '127.0.0.1',
      N8N_DIAGNOSTICS_ENABLED: 'false',
      N8N_VERSION_NOTIFICATIONS_ENABLED: 'false',
      N8N_TEMPLATES_ENABLED: 'false',
    };
  }

  /** Starts n8n and waits until its start-up page is gone and the published webhook responds. */
  async start(): Promise<void> {
    this.#tool = await startTool(process.execPath, [n8nPath(), 'start'], `${this.url}/rest/settings`, {
      timeoutMilliseconds: 300_000,
      isReady: ({ headers }) => headers.get('content-type')?.startsWith('application/json') ?? false,
      env: this.#environment,
    });
    if (this.#tableId) await this.waitForWebhook();
  }

  async waitForWebhook(): Promise<void> {
    while ((await fetch(this.webhook, { method: 'OPTIONS' })).status !== 204) await wait(100);
  }

  kill = async () => this.#tool?.kill();

  async close(): Promise<void> {
    await this.#tool?.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async request(method: string, path: string, body?: unknown) {
    return (await fetchJson(`${this.url}/rest${path}`, method, body, this.#cookie)).value?.data;
  }

  /**
   * Creates the account and the table, imports the workflow by n8n's own command, fills in the owner's values,
   * publishes.
   */
  async setUp(options: N8nOptions): Promise<void> {
    // n8n returns its settings a moment before it can create an account.
    while ((await fetch(`${this.url}/rest/owner/setup`, { method: 'POST' })).status === 404) await wait(100);
    const setUp = await fetchJson(`${this.url}/rest/owner/setup`, 'POST', owner);
    this.#cookie = setUp.response.headers
      .getSetCookie()
      .map((entry) => entry.split(';')[0])
      .join('; ');
    this.#projectId = (await this.request('GET', '/projects/personal')).id;
    const columns = tableColumns.map((name) => ({ name, type: 'string' }));
    this.#tableId = (await this.request('POST', this.#tablesPath, { name: 'quotes', columns })).id;
    await this.importWorkflow();
    await this.publish(await this.#fillIn(options));
    await this.waitForWebhook();
  }

  get #tablesPath() {
    return `/projects/${this.#projectId}/data-tables`;
  }

  /** Runs `n8n import:workflow`, as the docs do. */
  importWorkflow(): Promise<void> {
    const file = join(this.folder, 'quote-request.json');
    writeFileSync(file, JSON.stringify(this.workflow));
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [n8nPath(), 'import:workflow', `--input=${file}`], {
        env: { ...this.#environment, N8N_RUNNERS_BROKER_PORT: '0' },
      });
      let output = '';
      child.stdout.on('data', (chunk) => (output += chunk));
      child.stderr.on('data', (chunk) => (output += chunk));
      child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`import:workflow failed: ${output}`))));
    });
  }

  async #fillIn({ siteUrl, mailPort }: N8nOptions): Promise<WorkflowNode[]> {
    const account = { host: '127.0.0.1', port: mailPort, secure: false, disableStartTls: true };
    const data = { ...account, user: 'website', password: 'x' };
    const credential = await this.request('POST', '/credentials', { name: 'Mail', type: 'smtp', data });
    // Shortens the real pauses of an hour and of five minutes for the test.
    const text = JSON.stringify(this.workflow.nodes)
      .replace('"field":"hours","hoursInterval":1', '"field":"seconds","secondsInterval":5')
      .replace('minus({ minutes: 5 })', 'minus({ seconds: 30 })')
      .replaceAll('"value":"","cachedResultName"', `"value":"${this.#tableId}","cachedResultName"`)
      .replace('https://www.example.com', siteUrl);
    return JSON.parse(text).map((node: WorkflowNode) =>
      node.type === 'n8n-nodes-base.emailSend'
        ? { ...node, disabled: false, credentials: { smtp: { id: credential.id, name: credential.name } } }
        : node,
    );
  }

  async publish(nodes: WorkflowNode[]): Promise<void> {
    const path = `/workflows/${this.workflow.id}`;
    const { versionId, connections, settings } = await this.request('GET', path);
    const saved = await this.request('PATCH', path, { nodes, connections, settings, versionId });
    await this.request('POST', `${path}/activate`, { versionId: saved.versionId });
  }

  /** Returns each kind of node in this version of n8n. */
  async readNodeTypes(): Promise<{ name: string; version: number | number[]; defaultVersion?: number }[]> {
    return (await fetch(`${this.url}/types/nodes.json`, { headers: { Cookie: this.#cookie } })).json();
  }

  async deleteColumn(name: string): Promise<void> {
    const path = `${this.#tablesPath}/${this.#tableId}/columns`;
    const columns: { id: string; name: string }[] = await this.request('GET', path);
    await this.request('DELETE', `${path}/${columns.find((column) => column.name === name)?.id}`);
  }

  async addColumn(name: string): Promise<void> {
    await this.request('POST', `${this.#tablesPath}/${this.#tableId}/columns`, { name, type: 'string' });
  }

  async deleteTable(): Promise<void> {
    await this.request('DELETE', `${this.#tablesPath}/${this.#tableId}`);
  }

  #open = () => new DatabaseSync(join(this.folder, '.n8n/database.sqlite'), { timeout: 10_000 });

  /** Makes the database refuse each new row, as if the disk were full. */
  failInserts(): void {
    const database = this.#open();
    database.exec(`CREATE TRIGGER full_disk BEFORE INSERT ON "data_table_user_${this.#tableId}"
      BEGIN SELECT raise(ABORT, 'database or disk is full'); END`);
    database.close();
  }

  allowInserts(): void {
    const database = this.#open();
    database.exec('DROP TRIGGER full_disk');
    database.close();
  }

  /** Reads the table from n8n's database, which also works while n8n is down. */
  readRows(): QuoteRow[] {
    const database = this.#open();
    const rows = database.prepare(`SELECT * FROM "data_table_user_${this.#tableId}" ORDER BY id`).all();
    database.close();
    return rows as QuoteRow[];
  }
}
