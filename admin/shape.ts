/** What a schema of the site says, in JSON Schema with what this project's schemas add to it: forms are drawn from it. */
import { z } from 'zod';
import type { Reference } from '../src/lib/schemas/reference.ts';

export interface Shape {
  type?: string;
  title?: string;
  description?: string;
  format?: string;
  const?: unknown;
  default?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: boolean | Shape;
  propertyNames?: Shape;
  items?: Shape | Shape[];
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  references?: Reference;
  /** The hours of a day, in any usual writing. */
  isHours?: boolean;
  /** Few owners touch it: the form shows it last. */
  isRare?: boolean;
}

export type Group = Record<string, unknown>;

export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const readShape = (schema: z.ZodType): Shape =>
  z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    reused: 'inline',
    unrepresentable: 'any',
  }) as Shape;

/** False, or the day since which it is so. */
export const isConfirmation = ({ anyOf }: Shape) =>
  anyOf?.length === 2 && anyOf.some((option) => option.const === false);

/** What an open set of names holds under each: forms know no such set, so it becomes a list. */
export const getRecordValue = ({ propertyNames, additionalProperties }: Shape): Shape | undefined =>
  propertyNames && typeof additionalProperties === 'object' ? additionalProperties : undefined;

/** What each item of a list holds; a list of fixed places has a shape for each. */
export const getItem = ({ items }: Shape): Shape | undefined => (Array.isArray(items) ? undefined : items);
