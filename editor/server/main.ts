/** npm run edit: the editor, the preview of the site beside it, and the browser. Run by scripts/edit.mjs. */
import { spawn } from 'node:child_process';
import { endOnSignal } from '../../server/end-on-signal.ts';
import { createEditor } from './app.ts';
import { startPreview } from './preview.ts';

const port = Number(process.env['PORT'] ?? 4330);
const preview = await startPreview(port + 1, port);
const editor = await createEditor({ preview });
endOnSignal(async () => {
  preview.stop();
  await editor.close();
});
const address = await editor.listen(port).catch((error: NodeJS.ErrnoException) => {
  preview.stop();
  if (error.code !== 'EADDRINUSE') throw error;
  // What is typed and not saved belongs to the port: another one would not find it.
  console.error(
    `Port ${port} is taken, by another editor perhaps: end that one, or choose another with PORT=${port + 10} npm run edit.`,
  );
  process.exit(1);
});

console.log(`\nThe editor is at ${address}\nIt works on this machine only, until you end it with Ctrl+C.\n`);
if (process.stdout.isTTY && !process.env['CI']) {
  const [opener, ...args] = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[process.platform as string] ?? [
    'xdg-open',
  ];
  // Without a desktop there is no browser to open: the address stands above.
  spawn(opener as string, [...args, address], { stdio: 'ignore', detached: true }).on('error', () => {});
}
