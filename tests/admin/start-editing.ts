import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs npm run edit in a copy of the project. The address contains the key of this start. */
export async function startEditing(root: string, port: number) {
  // Astro starts no dev server under Vitest.
  const env = { ...process.env, PORT: `${port}`, CI: '1', VITEST: undefined };
  const server = spawn('node', ['admin/edit.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  let said = '';
  // Reads to the end: a server whose output is not read would fail at the next line.
  const stands = new Promise<void>((done) =>
    server.stdout.on('data', (chunk) => {
      said += chunk;
      if (said.includes('Ctrl+C')) done();
    }),
  );
  await Promise.race([stands, ended]);
  const [address] = /http:\S+/.exec(said) ?? [];
  if (!address) throw new Error(`It said: ${said}`);
  const end = async () => {
    server.kill();
    await ended;
  };
  return { address, end };
}
