import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { frozenContent } from '../frozen-content.ts';
import { copyProject } from '../project-copy.ts';
import { listDifferences } from './compare-content.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the site that is built from tests/fixtures/content. */
    specifiedSite: string;
  }
}

/** Provides the built site with the specified content: `dist`, or a build of its own if the content has changed. */
export default function buildSpecifiedSite(project: TestProject) {
  const isShipped = !listDifferences().some((file) => file.startsWith('src/content/'));
  if (isShipped) return project.provide('specifiedSite', 'dist');
  const { root, run, remove } = copyProject(frozenContent);
  const { status, output } = run({}, 'astro', 'build');
  if (status !== 0) {
    remove();
    const fix = 'If the site now needs content that tests/fixtures/content lacks: npm run specified -- --update';
    throw new Error(`The specified content does not build. ${fix}\n${output}`);
  }
  project.provide('specifiedSite', join(root, 'dist'));
  return remove;
}
