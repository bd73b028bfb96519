import { vercelTool, zipTool } from './bundlers.ts';
import { wranglerTool } from './engines.ts';
import { installNpmTool } from './tools.ts';

/** Before any worker starts, which would all install at once. */
export default function installTools() {
  for (const tool of [wranglerTool, zipTool, vercelTool]) installNpmTool(tool);
}
