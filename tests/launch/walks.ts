import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ProjectCopy } from '../project-copy.ts';

/** The steps of a section of docs/developing.md that can be run. */
export interface Walk {
  changes: Change[];
  /** Scripts of package.json to run after the changes. */
  commands: string[];
}

interface Change {
  file: string;
  /** The line to replace or to add after, without indentation; `undefined` if a file is created. */
  line?: string | undefined;
  isReplaced: boolean;
  text: string;
}

const instruction =
  /(?:Create `(?<created>[^`]+)`|In `(?<file>[^`]+)`, (?:add after|(?<replace>replace)) `(?<line>[^`]+)`(?: with)?):\n\n(?<indent> *)```\w+\n(?<text>[\s\S]*?)\n *```/g;

export function readWalk(heading: string): Walk {
  const parts = readFileSync('docs/developing.md', 'utf8').split(/^## /m);
  const walk = parts.find((part) => part.startsWith(`${heading}\n`));
  if (walk === undefined) throw new Error(`docs/developing.md has no "${heading}"`);
  const changes = [...walk.matchAll(instruction)].map(({ groups = {} }) => ({
    file: groups['created'] ?? groups['file'] ?? '',
    line: groups['line'],
    isReplaced: groups['replace'] !== undefined,
    text: (groups['text'] ?? '').replaceAll(new RegExp(`^${groups['indent']}`, 'gm'), ''),
  }));
  const blocks = walk.match(/^ *```\w+$/gm)?.length ?? 0;
  if (changes.length !== blocks)
    throw new Error(`"${heading}" shows ${blocks} blocks and says of ${changes.length} where`);
  return { changes, commands: [...walk.matchAll(/\brun `npm run ([\w:]+)`/g)].map(([, script = '']) => script) };
}

/** Makes the changes in a copy of the project, and runs the commands. */
export function followWalk({ root, run }: ProjectCopy, { changes, commands }: Walk) {
  for (const { file, line, isReplaced, text } of changes) {
    const path = join(root, file);
    if (line === undefined) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `${text}\n`);
      continue;
    }
    const lines = readFileSync(path, 'utf8').split('\n');
    const places = lines.flatMap((each, index) => (each.trim() === line ? [index] : []));
    if (places.length !== 1) throw new Error(`${file} has ${places.length} lines "${line}" instead of one`);
    lines.splice((places[0] as number) + (isReplaced ? 0 : 1), isReplaced ? 1 : 0, text);
    writeFileSync(path, lines.join('\n'));
  }
  for (const command of commands) {
    const { status, output } = run({}, 'npm', 'run', command);
    if (status !== 0) throw new Error(`npm run ${command}: ${output}`);
  }
}
