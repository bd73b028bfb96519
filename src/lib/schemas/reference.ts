import { z } from 'zod';

/** The kinds of entries that other files refer to by name. Forms list the existing entries as choices. */
export type Reference = 'areas' | 'claims' | 'pictures' | 'services';

const name = (references: Reference) => ({ references });

/** Matches the names of files and anything else that becomes part of an address: lowercase words with hyphens. */
export const shortName = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const ownName = z.string().regex(shortName, 'must be lowercase words joined by hyphens');

export const slot = z
  .string()
  .regex(shortName, 'must be the name of a picture in src/pictures/catalogue.yaml')
  .meta(name('pictures'));

/** A picture for the hero of a page, which must be wide enough for it. */
export const openingSlot = slot.meta({ isOpening: true });

export const areaName = z.string().trim().min(1, 'is empty: write the text or remove the field').meta(name('areas'));

export const claimName = z
  .string()
  .meta(name('claims'))
  .describe('The optional claim that this says: the public site leaves it out until you confirm that one.');

export const serviceName = z
  .string()
  .regex(/^(residential|commercial)\/[a-z-]+$/, 'must be a service such as residential/window-cleaning')
  .meta(name('services'));
