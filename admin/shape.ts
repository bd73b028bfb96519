/** A schema of the site as JSON Schema, with the additions of this project. Forms are created from it. */
import { z } from 'zod';
import type { Reference } from '../src/lib/schemas/reference.ts';
import { getFieldLabel } from './field-names.ts';

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
  /** A price in dollars, which a form accepts with its dollar sign. */
  isMoney?: boolean;
  /** A latitude or longitude, which a form accepts as a map app shows it. */
  isCoordinate?: boolean;
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

/** Returns whether the value is `false` or the day of a confirmation. */
export const isConfirmation = ({ anyOf }: Shape) =>
  anyOf?.length === 2 && anyOf.some((option) => option.const === false);

/** Returns whether the form shows the number in a text field. */
export const isTypedNumber = ({ isMoney, isCoordinate }: Shape) => Boolean(isMoney || isCoordinate);

/** Returns the shape of the values of a record, else `undefined`. Forms have no records, so they show a list. */
export const getRecordValue = ({ propertyNames, additionalProperties }: Shape): Shape | undefined =>
  propertyNames && typeof additionalProperties === 'object' ? additionalProperties : undefined;

/** Returns the shape of the items of a list; `undefined` for a tuple, which has a shape for each item. */
export const getItem = ({ items }: Shape): Shape | undefined => (Array.isArray(items) ? undefined : items);

/** Returns the label of a field: its title, or else a label from its key. */
export const getShapeLabel = (key: string, shape: Shape | undefined) => shape?.title ?? getFieldLabel(key);

/** Returns the key of the field that a collapsed list shows for each item; '' if there is none. */
export function findSummaryKey({ properties = {} }: Shape): string {
  const [key = ''] =
    Object.entries(properties).find(
      ([key, { enum: options, references }]) => key !== 'id' && !options && !references,
    ) ?? [];
  return key;
}
