/** Every free text that a partner reads is checked for bank details, or has a reason why not. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { textFields, unreadCalls } from '../../support/data/bank-detail-fields.ts';
import type { WholeCall } from '../../../contract/wire/call.ts';
import { wholeCalls as calls } from '../../../contract/wire/schemas.ts';
import { optionalText, requiredLine } from '../../../contract/text/text.ts';
import {
  booleanText,
  email,
  id,
  jsonText,
  language,
  manyIds,
  manyTexts,
  numberText,
  optionalId,
  phone,
} from '../../../contract/wire/wire.ts';

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
const textFieldsOf = (schema: Schema | undefined): string[] => (schema === undefined ? [] : [...new Set(pathsIn(schema, []))]);

const typedInto = ({ body, query, files = {} }: WholeCall): string[] => [
  ...new Set([...textFieldsOf(body), ...textFieldsOf(query), ...Object.keys(files)]),
];

/** What members write; the operator's own people are no partners. */
const writes = calls
  .map(({ call }) => call)
  .filter(({ write, access, ...call }) => write === true && access.who !== 'console' && typedInto({ access, ...call }).length > 0);

describe('free text fields', () => {
  test('are found at any depth', () => {
    const place = z.strictObject({ countryId: id, detail: optionalText(80) });
    const schema = z.strictObject({
      id,
      optionalId,
      email,
      phone,
      language,
      count: numberText,
      isSent: booleanText,
      ids: manyIds(3),
      keywords: manyTexts(3),
      name: requiredLine(100),
      day: z.string().check(z.regex(/^\d{4}$/)),
      plain: z.nullable(z.string()),
      facts: z.optional(jsonText(z.strictObject({ place: z.optional(place), price: z.union([z.literal('onRequest'), z.number()]) }))),
      list: z.array(z.strictObject({ note: z.string() })),
    });
    expect(textFieldsOf(schema)).toEqual(['keywords/*', 'name', 'plain', 'facts/place/detail', 'list/*/note']);
  });

  test.each(writes.map((call) => [call.name, call] as const))(
    '%s: each is checked for bank details, or has a reason why not',
    (name, call) => {
      if (unreadCalls[name] !== undefined) return;
      expect(Object.keys(textFields[name] ?? {}).toSorted()).toEqual(typedInto(call).toSorted());
    },
  );

  test('no field belongs to a call that does not exist', () => {
    const known = writes.map(({ name }) => name);
    expect([...Object.keys(textFields), ...Object.keys(unreadCalls)].filter((name) => !known.includes(name))).toEqual([]);
    expect(Object.keys(textFields).filter((name) => unreadCalls[name] !== undefined)).toEqual([]);
  });
});
