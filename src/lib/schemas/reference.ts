import { z } from 'zod';

/** The kinds of entries that other files refer to by name. Forms list the existing entries as choices. */
export type Reference = 'areas' | 'claims' | 'pictures' | 'services';

/** The metadata of a schema that list-references.ts reads. */
export interface ReferenceMetadata {
  references?: Reference;
  /** The picture of a hero, which must be wide enough for it. */
  isHero?: boolean;
}

const createReferenceMetadata = (references: Reference) => ({ references }) satisfies ReferenceMetadata;

/** Matches the names of files and anything else that becomes part of an address: lowercase words with hyphens. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const entryId = z.string().regex(slugPattern, 'must be lowercase words joined by hyphens');

export const slot = z
  .string()
  .regex(slugPattern, 'must be the name of a picture in src/pictures/catalogue.yaml')
  .meta(createReferenceMetadata('pictures'));

/** A picture for the hero of a page, which must be wide enough for it. */
export const heroSlot = slot.meta({ isHero: true } satisfies ReferenceMetadata);

export const areaName = z.string().trim().min(1, 'is empty: write it').meta(createReferenceMetadata('areas'));

export const claimName = z
  .string()
  .meta(createReferenceMetadata('claims'))
  .describe(
    'The optional claim that this line makes. The public site leaves the line out until you confirm the claim.',
  );

export const serviceName = z
  .string()
  .regex(/^(residential|commercial)\/[a-z-]+$/, 'must be a service such as residential/window-cleaning')
  .meta(createReferenceMetadata('services'));
