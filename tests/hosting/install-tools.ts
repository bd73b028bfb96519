import { requireTools } from '../../scripts/require-tools.ts';
import { wranglerTool } from './engines.ts';
import { installNpmTool } from './tools.ts';

/** Before any worker starts, which would all install at once. */
export default async function installTools() {
  await requireTools('nginx', 'caddy');
  installNpmTool(wranglerTool);
}
