import { requireTools } from '../../scripts/require-tools.ts';
import { wranglerTool } from '../hosting/engines.ts';
import { installNpmTool } from '../hosting/tools.ts';
import { installN8n, nodeRedTool } from './flow-servers.ts';

export default async function installTools() {
  await requireTools();
  installNpmTool(wranglerTool);
  installNpmTool(nodeRedTool);
  installN8n();
}
