/** The free text fields of a schema: texts without a pattern or a list of values. */
import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** Bounded by a check, or by a format such as that of dates. `contract/text/text.ts` only requires that a name is visible. */
const isBounded = ({ _zod: { def } }: Schema | z.core.$ZodCheck): boolean => {
  const definition = def as { check?: string; pattern?: RegExp };
  return definition.check === 'string_format' && definition.pattern !== undefined && !definition.pattern.source.startsWith('[\\p{L}');
};

/** A text that becomes a number, a value of a list or an id is measured by the result; after a mere transform, by the input. */
const checkedBy = ({ in: from, out }: z.core.$ZodPipeDef): Schema => (out._zod.def.type === 'transform' ? from : out);

function pathsIn(schema: Schema, path: readonly string[]): string[] {
  const definition = schema._zod.def as z.core.$ZodTypes['_zod']['def'];
  switch (definition.type) {
    case 'object':
      return Object.entries(definition.shape).flatMap(([name, field]) => pathsIn(field, [...path, name]));
    case 'array':
      return pathsIn(definition.element, [...path, '*']);
    case 'record':
      return pathsIn(definition.valueType, [...path, '*']);
    case 'union':
      return definition.options.flatMap((option) => pathsIn(option, path));
    case 'optional':
    case 'nullable':
    case 'default':
      return pathsIn(definition.innerType, path);
    case 'pipe':
      return pathsIn(checkedBy(definition), path);
    case 'string':
      return [schema, ...(definition.checks ?? [])].some(isBounded) ? [] : [path.join('/')];
    case 'enum':
    case 'literal':
    case 'number':
    case 'boolean':
      return [];
    default:
      throw new Error(`fields of a ${definition.type} are not known to hold text or none: ${path.join('/')}`);
  }
}

/** Names of fields, those of objects with a slash; `*` is an item of a list. */
export const textFieldsOf = (schema: Schema | undefined): string[] => (schema === undefined ? [] : [...new Set(pathsIn(schema, []))]);
