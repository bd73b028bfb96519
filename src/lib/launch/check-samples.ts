import { findContentKind } from '../content/content-kinds.ts';
import { listContentFiles, readSource } from '../content/read-content.ts';
import type { ContentSource } from '../content/yaml-source.ts';
import type { LaunchIssue } from './launch-issue.ts';

interface RawStatement {
  /** The page that shows the testimonial. */
  shownOn?: string;
  id?: string;
  name?: string;
  author?: string;
  sample?: boolean;
}

type Sample = Pick<LaunchIssue, 'problem' | 'location'> & { noun: string };

const testimonialNouns: Record<string, string> = { home: 'testimonials on Home', reviews: 'testimonials on Reviews' };

function checkList(source: ContentSource, noun: string): Sample[] {
  return (source.data as RawStatement[]).flatMap(({ sample, id, name, author, shownOn = '' }, index) => {
    const problem = `${noun} ${id} (${name ?? author})`;
    return sample ? [{ problem, location: source.locate([index]), noun: testimonialNouns[shownOn] ?? 'reviews' }] : [];
  });
}

function checkAreaPage(source: ContentSource): Sample[] {
  const { testimonial } = source.data as { testimonial?: RawStatement };
  if (!testimonial?.sample) return [];
  const problem = `Testimonial by ${testimonial.author}`;
  return [{ problem, location: source.locate(['testimonial']), noun: 'testimonials on area pages' }];
}

/**
 * Finds testimonials and reviews that no real customer wrote. Publishing them is forbidden (FTC, 16 CFR 465): a launch
 * build omits them, and any other build that goes online must not contain one.
 */
export function checkSamples(root: string, launch: boolean): LaunchIssue[] {
  const samples = [
    ...checkList(readSource(root, 'src/content/testimonials.yaml'), 'Testimonial'),
    ...checkList(readSource(root, 'src/content/reviews.yaml'), 'Review'),
    ...listContentFiles(root)
      .filter((path) => findContentKind(path) === 'areaPages')
      .flatMap((path) => checkAreaPage(readSource(root, path))),
  ];
  return samples.map(({ problem, noun, location }) => ({
    kind: launch ? 'left out' : 'blocker',
    code: 'sample-quote',
    problem: `${problem} is a sample`,
    location,
    omitted: { noun, count: 1 },
    fix: launch
      ? 'Nothing to do. To show one here, write what a customer said, with source and date, and remove "sample: true".'
      : 'Build with PUBLIC_LAUNCH=1, which leaves samples out, or replace it with what a customer said, with source and date.',
  }));
}
