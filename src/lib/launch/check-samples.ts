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

interface Sample {
  /** Names the sample, such as "Review 3 (Ana B.)". */
  label: string;
  location: string;
  /** The samples that are counted together, such as "testimonials on Home". */
  group: string;
}

const testimonialGroups: Record<string, string> = { home: 'testimonials on Home', reviews: 'testimonials on Reviews' };

function listTestimonials(source: ContentSource): Sample[] {
  return (source.data as RawStatement[]).flatMap(({ sample, id, author, shownOn = '' }, index) =>
    sample
      ? [
          {
            label: `Testimonial ${id} (${author})`,
            location: source.locate([index]),
            group: testimonialGroups[shownOn] ?? 'testimonials',
          },
        ]
      : [],
  );
}

function listReviews(source: ContentSource): Sample[] {
  return (source.data as RawStatement[]).flatMap(({ sample, id, name }, index) =>
    sample ? [{ label: `Review ${id} (${name})`, location: source.locate([index]), group: 'reviews' }] : [],
  );
}

function listAreaTestimonials(source: ContentSource): Sample[] {
  const { testimonial } = source.data as { testimonial?: RawStatement };
  if (!testimonial?.sample) return [];
  const label = `Testimonial by ${testimonial.author}`;
  return [{ label, location: source.locate(['testimonial']), group: 'testimonials on area pages' }];
}

/**
 * Finds testimonials and reviews that no real customer wrote. Publishing them is forbidden (FTC, 16 CFR 465): a launch
 * build omits them, and any other build that goes online must not contain one.
 */
export function checkSamples(root: string, launch: boolean): LaunchIssue[] {
  const samples = [
    ...listTestimonials(readSource(root, 'src/content/testimonials.yaml')),
    ...listReviews(readSource(root, 'src/content/reviews.yaml')),
    ...listContentFiles(root)
      .filter((path) => findContentKind(path) === 'areaPages')
      .flatMap((path) => listAreaTestimonials(readSource(root, path))),
  ];
  return samples.map(({ label, group, location }) => ({
    kind: launch ? 'left out' : 'blocker',
    code: 'sample-quote',
    problem: `${label} is a sample`,
    location,
    omitted: { group, count: 1 },
    fix: launch
      ? 'Nothing to do. To show one here, write what a customer said, with source and date, and remove "sample: true".'
      : 'Build with PUBLIC_LAUNCH=1, which leaves samples out, or replace it with what a customer said, with source and date.',
  }));
}
