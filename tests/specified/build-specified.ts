import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { copyProject } from '../project-copy.ts';
import { listDifferences, specifiedContent } from './compare-content.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the site that is built from tests/fixtures/specified. */
    specifiedSite: string;
  }
}

/** Provides the built site with the specified content: `dist`, or a build of its own where the content has changed. */
export default function buildSpecifiedSite(project: TestProject) {
  if (listDifferences().length === 0) return project.provide('specifiedSite', 'dist');
  const { root, run, remove } = copyProject(specifiedContent);
  const { status, output } = run({}, 'astro', 'build');
  if (status !== 0) {
    remove();
    const fix = 'If the site now needs content that tests/fixtures/specified lacks: npm run specified -- --update';
    throw new Error(`The specified content does not build. ${fix}\n${output}`);
  }
  project.provide('specifiedSite', join(root, 'dist'));
  return remove;
}
