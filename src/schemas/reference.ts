import { z } from 'zod';

/** What a name stands for in another file: whoever offers a choice lists what is there. */
export type Reference = 'areas' | 'claims' | 'pictures' | 'services';

const name = (references: Reference) => ({ references });

export const slot = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'must be the name of a picture in src/pictures/catalogue.yaml')
  .meta(name('pictures'))
  .describe('A picture of the catalogue.');

export const areaName = z
  .string()
  .trim()
  .min(1, 'is empty: write the text or remove the field')
  .meta(name('areas'))
  .describe('File name of an area in src/content/areas, without .yaml.');

export const claimName = z
  .string()
  .meta(name('claims'))
  .describe('The id of an optional claim in src/content/claims.yaml: unconfirmed, a launch build leaves this out.');

export const serviceName = z
  .string()
  .regex(/^(residential|commercial)\/[a-z-]+$/, 'must be a service such as residential/window-cleaning')
  .meta(name('services'));
