/** The schema of a list's filters, from their table. */
import * as z from 'zod/mini';
import { filterValuesMax } from '../limits.ts';
import { id, optionalId } from '../wire/wire.ts';
import type { Filter, Filters, SentOf } from './filter.ts';

type NumberNames<List extends Filters> = {
  [Name in keyof List]: List[Name] extends { isNumber: true } ? List[Name]['wire'] : never;
}[keyof List];
type SchemaOf<One extends Filter, Sent, Own> = One extends { isNumber: true }
  ? Own
  : One extends { many: true }
    ? z.ZodMiniOptional<z.ZodMiniType<Sent, Sent>>
    : typeof optionalId;
type ShapeOf<List extends Filters, Own> = {
  [Name in keyof List as List[Name]['wire']]: SchemaOf<
    List[Name],
    Exclude<SentOf<List>[List[Name]['wire'] & keyof SentOf<List>], undefined>,
    Own[List[Name]['wire'] & keyof Own]
  >;
};

function schemaOf({ many, codes }: Filter): z.ZodMiniType {
  if (!many) return optionalId;
  return z.optional(z.array(codes === undefined ? id : z.enum(codes, 'INVALID')).check(z.maxLength(filterValuesMax, 'TOO_MANY')));
}

/** @param own schemas of filters that are numbers: calls accept numbers for which addresses have no value */
export function filtersSchema<List extends Filters, const Own extends Record<NumberNames<List>, z.ZodMiniType>>(filters: List, own: Own) {
  const shape = Object.values(filters).map((filter) => [
    filter.wire,
    (own as Record<string, z.ZodMiniType>)[filter.wire] ?? schemaOf(filter),
  ]);
  return z.strictObject(Object.fromEntries(shape) as ShapeOf<List, Own>);
}
