import { z } from 'zod';
import type { Reference, ReferenceMetadata } from '../schemas/reference.ts';
import type { FieldPath } from './yaml-source.ts';

export interface WrittenReference {
  path: FieldPath;
  to: Reference;
  name: string;
  /** True for the picture of a hero. */
  isHero: boolean;
}

const isGroup = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** Returns the branches that match the data's discriminator, or all of them if there is none. */
function listBranches(schema: z.ZodUnion, data: unknown): z.ZodType[] {
  const branches = schema.options as z.ZodType[];
  if (!(schema instanceof z.ZodDiscriminatedUnion) || !isGroup(data)) return branches;
  const { discriminator } = schema.def;
  const kind = data[discriminator];
  // A branch may accept several kinds.
  return branches.filter(
    (branch) => !(branch instanceof z.ZodObject) || branch.shape[discriminator]?.safeParse(kind).success,
  );
}

/** Caches the metadata of schemas, because Zod merges it with that of the parents at each call. */
const metadataCache = new WeakMap<z.ZodType, ReferenceMetadata>();

function getMetadata(schema: z.ZodType): ReferenceMetadata {
  const metadata = metadataCache.get(schema) ?? ((schema.meta() ?? {}) as ReferenceMetadata);
  metadataCache.set(schema, metadata);
  return metadata;
}

function listInnerSchemas(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return [schema.unwrap() as z.ZodType];
  if (schema instanceof z.ZodUnion) return schema.options as z.ZodType[];
  if (schema instanceof z.ZodArray) return [schema.element as z.ZodType];
  if (schema instanceof z.ZodRecord) return [schema.keyType as z.ZodType, schema.valueType as z.ZodType];
  return schema instanceof z.ZodObject ? Object.values(schema.shape) : [];
}

const referenceCache = new WeakMap<z.ZodType, boolean>();

/** Returns true if the schema has a reference at any depth. Most fields have none, and are then not searched. */
function hasReference(schema: z.ZodType): boolean {
  const hasOne =
    referenceCache.get(schema) ??
    (getMetadata(schema).references !== undefined || listInnerSchemas(schema).some(hasReference));
  referenceCache.set(schema, hasOne);
  return hasOne;
}

/** Lists every name in the data that its schema marks as a reference to another file. */
export function listReferences(schema: z.ZodType, data: unknown, path: FieldPath = []): WrittenReference[] {
  if (!hasReference(schema)) return [];
  const { references: to, isHero = false } = getMetadata(schema);
  if (to && typeof data === 'string') return [{ path, to, name: data, isHero }];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return listReferences(schema.unwrap() as z.ZodType, data, path);
  if (schema instanceof z.ZodUnion)
    return listBranches(schema, data).flatMap((branch) => listReferences(branch, data, path));
  if (schema instanceof z.ZodArray && Array.isArray(data))
    return data.flatMap((item, index) => listReferences(schema.element as z.ZodType, item, [...path, index]));
  if (!isGroup(data)) return [];
  if (schema instanceof z.ZodRecord)
    return Object.entries(data).flatMap(([key, value]) => [
      ...listReferences(schema.keyType as z.ZodType, key, path),
      ...listReferences(schema.valueType as z.ZodType, value, [...path, key]),
    ]);
  if (schema instanceof z.ZodObject)
    return Object.entries(data).flatMap(([key, value]) => {
      const field = schema.shape[key];
      return field ? listReferences(field, value, [...path, key]) : [];
    });
  return [];
}
