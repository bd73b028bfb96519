import { vercelTool, zipTool } from './bundlers.ts';
import { wranglerTool } from './engines.ts';
import { installNpmTool } from './tools.ts';

/** Runs before the workers start, which would otherwise all install at once. */
export default function installTools() {
  for (const tool of [wranglerTool, zipTool, vercelTool]) installNpmTool(tool);
}
