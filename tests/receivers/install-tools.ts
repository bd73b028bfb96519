import { requireTools } from '../../scripts/require-tools.ts';
import { installNpmTool } from '../hosting/tools.ts';
import { installN8n, nodeRedTool } from './flow-servers.ts';

export default async function installTools() {
  await requireTools('nginx', 'browser');
  installNpmTool(nodeRedTool);
  installN8n();
}
