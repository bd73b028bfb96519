import { wranglerTool } from '../hosting/engines.ts';
import { installNpmTool } from '../hosting/tools.ts';
import { requireTools } from '../require-tools.ts';
import { installN8n, nodeRedTool } from './flow-servers.ts';

export default function installTools() {
  requireTools();
  installNpmTool(wranglerTool);
  installNpmTool(nodeRedTool);
  installN8n();
}
