import { requireTools } from '../require-tools.ts';
import { installN8n } from './n8n-server.ts';

export default function installTools() {
  requireTools();
  installN8n();
}
