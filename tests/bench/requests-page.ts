/** Measures the page of requests with 10,000 of them: `node tests/bench/requests-page.ts`, with the Node of the project. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inTransaction, openDatabase } from '../../server/quote-database.ts';
import * as sql from '../../server/quote-sql.ts';
import { setDone } from '../../server/requests-list.ts';
import { createId } from '../../src/lib/quotes/quote-request.ts';
import { writeTable } from './markdown-table.ts';

const amount = 10_000;
const runs = 21;
const password = 'four random words here';
const services = ['window-cleaning', 'pressure-washing', 'house-washing', 'roof-cleaning'];
const sentence = 'Fourteen windows on two stories, hard water from the sprinklers on the south side. ';

const directory = mkdtempSync(join(tmpdir(), 'requests-bench-'));
process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
for (const folder of ['dist', 'quotes', 'src/content']) mkdirSync(join(directory, folder), { recursive: true });
writeFileSync(join(directory, 'dist/index.html'), 'home');
writeFileSync(join(directory, 'src/content/business.yaml'), readFileSync('src/content/business.yaml'));

const database = openDatabase(join(directory, 'quotes'));
inTransaction(database, () => {
  const insertRequest = database.prepare(sql.insertRequest);
  const insertDelivery = database.prepare(sql.insertDelivery);
  for (let number = 0; number < amount; number += 1) {
    const id = createId();
    const at = Date.now() - (amount - number) * 3_600_000;
    const fields = {
      name: `Dana Reyes ${number}`,
      email: `dana${number}@example.com`,
      phone: `719 555 ${String(number).padStart(4, '0')}`,
      service: services[number % services.length],
      property: 'residential',
      message: sentence.repeat(1 + (number % 6)),
      address: `${number} Example Ave, Colorado Springs`,
    };
    insertRequest.run(id, at, JSON.stringify(fields), '', null);
    insertDelivery.run(id, 'mail', at);
    if (number % 2 === 0) setDone(database, id, at);
  }
});
database.exec(`UPDATE deliveries SET state = 'delivered'`);
database.close();

const server = spawn(
  process.execPath,
  ['--max-semi-space-size=4', '--max-old-space-size=512', join(import.meta.dirname, '../../server/serve.ts')],
  {
    cwd: directory,
    env: { PATH: process.env['PATH'], PORT: '0', REQUESTS_PASSWORD: password, QUOTE_KEEP_DAYS: '0' },
  },
);
process.on('exit', () => server.kill());
const [started] = await once(server.stdout, 'data');
const origin = /http:\/\/localhost:\d+/.exec(String(started))?.[0] ?? '';
const signedIn = await fetch(`${origin}/requests/sign-in`, {
  method: 'POST',
  headers: { Origin: origin },
  body: new URLSearchParams({ password }),
  redirect: 'manual',
});
const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';

const pages = {
  'the list': '/requests',
  'the last page of all': `/requests?show=all&page=${amount / 50}`,
  'a search for a name that one has': '/requests?show=all&search=reyes+4711',
  'a search that finds all': '/requests?show=all&search=dana',
  'a search that finds none': '/requests?show=all&search=nowhere+at+all',
  'a search for a phone number': '/requests?show=all&search=%2B1+719+555+4711',
  'the spreadsheet of all': '/requests/requests.csv?show=all',
};
const rows: (string | number)[][] = [];
for (const [name, path] of Object.entries(pages)) {
  const times: number[] = [];
  let size = 0;
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    const answer = await fetch(origin + path, { headers: { cookie } });
    const body = Buffer.from(await answer.arrayBuffer());
    times.push(performance.now() - start);
    size = body.length;
    if (answer.status !== 200 || answer.redirected) throw new Error(`${path} answers ${answer.status} ${answer.url}`);
  }
  const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1];
  times.sort((one, other) => one - other);
  rows.push([
    name,
    Math.round(times[Math.floor(runs / 2)] ?? 0),
    Math.round(times.at(-1) ?? 0),
    Math.round(size / 1000),
    Math.round(Number(peak) / 1024),
  ]);
}
console.log(writeTable(['Answer', 'Median, ms', 'Slowest, ms', 'Size, KB', 'Most memory so far, MB'], rows));
process.exit();
