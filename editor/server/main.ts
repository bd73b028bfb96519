/** npm run edit: the editor, the preview of the site beside it, and the browser. Run by scripts/edit.mjs. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { endCommands } from '../../scripts/install.mjs';
import { showEditor, standingFile } from '../../scripts/running-editor.mjs';
import { endOnSignal } from '../../server/end-on-signal.ts';
import { createEditor } from './app.ts';
import { draftFolder } from './content.ts';
import { startPreview } from './preview.ts';

const port = Number(process.env['PORT'] ?? 4330);
const running = standingFile(port);
const preview = await startPreview(port + 1, port);
const editor = await createEditor({ preview });
// However it ends, a publishing may be building the site.
process.on('exit', () => endCommands());
endOnSignal(async () => {
  preview.stop();
  rmSync(running, { force: true });
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

// For whoever starts it once more, and for nobody else on this machine.
mkdirSync(draftFolder, { recursive: true });
rmSync(running, { force: true });
writeFileSync(running, address, { mode: 0o600 });
showEditor(address, 'It works on this machine only, until you end it with Ctrl+C.');
