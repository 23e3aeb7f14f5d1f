/** Random input for a call from its schema: mostly valid, partly invalid, so that the rules behind the schema are reached as well. */
import fc from 'fast-check';
import * as z from 'zod/mini';
import { dayMs } from '../../../contract/limits.ts';
import { unsetId } from '../../../contract/wire/ids.ts';
import { impossibleDates } from './date-fields.ts';

interface Shape {
  type?: string | string[];
  properties?: Record<string, Shape>;
  items?: Shape;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  pattern?: string;
  format?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** Unusual and hostile texts. */
export const nastyTexts = [
  '',
  ' ',
  'x',
  '\u0000',
  'x\u0000y',
  '🚢',
  '\u200d\u200d',
  '\u0001\u0007\u001b',
  '\u200b\u200d\u2060',
  '\u202eevil\u2066',
  '\ud800',
  '👩‍👩‍👧‍👦'.repeat(20),
  'ﷺ'.repeat(300),
  'é'.repeat(121),
  'x'.repeat(5000),
  "'; DROP TABLE users; --",
  '<script>alert(1)</script>',
  '{{constructor.constructor("return 1")()}}',
  '../../etc/passwd',
  '%00',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '1e309',
  '-1',
  '0',
  '4',
  '9007199254740993',
  unsetId,
  'ffffffffffffffffffffffff',
  'a@b.c',
  'İstanbul',
  '90-5321112233',
  'https://user:pass@[::1]:99999/',
  '* OR "NEAR(',
  '2026-02-30',
  '5363-18-35T75:91Z',
  '9999-12-31T23:59:59.999Z',
  '275761-01-01',
];
const nastyText = fc.constantFrom(...nastyTexts);
const nasty: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: nastyText },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false, 0, -1, 1.5, 1e21, Number.MAX_SAFE_INTEGER) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 1, arbitrary: fc.array(nastyText, { maxLength: 30 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);

/** Dates and times at the limits of a field, of Date and of the calendar, and ordinary ones. */
function dateText(format: 'date' | 'date-time'): fc.Arbitrary<string> {
  const about = (edge: number) => fc.date({ min: new Date(edge - 3 * dayMs), max: new Date(edge + 3 * dayMs), noInvalidDate: true });
  const edges = [Date.UTC(2000, 0, 1), Date.UTC(2026, 10, 22), Date.UTC(2028, 1, 29), Date.UTC(2101, 0, 1)];
  const written = fc
    .oneof(...edges.map(about), fc.date({ noInvalidDate: true }))
    .map((date) => date.toISOString().slice(0, format === 'date' ? -'T00:00:00.000Z'.length : undefined));
  const digits = fc.stringMatching(format === 'date' ? /^\d{4}-\d{2}-\d{2}$/ : /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?Z$/);
  return fc.oneof(written, digits, fc.constantFrom(...impossibleDates));
}

function fittingText(shape: Shape, known: readonly string[]): fc.Arbitrary<string> {
  const texts: fc.Arbitrary<string>[] = [nastyText, fc.constantFrom(...known), fc.string({ unit: 'grapheme', maxLength: 40 })];
  // An empty text and the all-zero id fit many patterns; other texts are generated from the pattern.
  if (shape.format === 'date' || shape.format === 'date-time') texts.push(dateText(shape.format));
  else if (shape.pattern !== undefined && !/\\p\{|\(\?/.test(shape.pattern)) texts.push(fc.stringMatching(new RegExp(shape.pattern)));
  return fc.oneof(...texts);
}

function fitting(shape: Shape, known: readonly string[]): fc.Arbitrary<unknown> {
  if (shape.enum !== undefined) return fc.constantFrom(...shape.enum);
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.anyOf !== undefined) return fc.oneof(...shape.anyOf.map((one) => fitting(one, known)));
  switch (Array.isArray(shape.type) ? shape.type[0] : shape.type) {
    case 'object':
      return spoilt(shape, {}, known);
    case 'array':
      return fc.array(fitting(shape.items ?? {}, known), { maxLength: 6 });
    case 'integer':
      return fc.integer({ min: Math.max(shape.minimum ?? -3, -1000), max: Math.min(shape.maximum ?? 300, 100_000) });
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return fittingText(shape, known);
    default:
      return nasty;
  }
}

/** Fields of the schema: valid, generated, invalid or omitted; sometimes an unknown one. */
function spoilt(shape: Shape, base: Readonly<Record<string, unknown>>, known: readonly string[]): fc.Arbitrary<Record<string, unknown>> {
  const absent = Symbol('absent');
  const fields = Object.entries(shape.properties ?? {}).map(([name, field]) => {
    const proper = name in base ? fc.constant(base[name]) : fc.constant(absent);
    // A form field may be an object or its JSON.
    const object = [field, ...(field.anyOf ?? [])].find(({ type }) => type === 'object');
    const inner =
      object !== undefined && typeof base[name] === 'object' ? spoilt(object, base[name] as Record<string, unknown>, known) : proper;
    const value = fc.oneof(
      { weight: 12, arbitrary: inner },
      { weight: 4, arbitrary: fitting(field, known) },
      { weight: 2, arbitrary: nasty },
      { weight: 1, arbitrary: fc.constant(absent) },
    );
    return value.map((made): [string, unknown] => [name, made]);
  });
  const foreign = fc.option(fc.tuple(fc.constantFrom('isModerator', 'constructor', '__proto__', ''), nasty), { freq: 20, nil: undefined });
  return fc.tuple(fc.tuple(...fields), foreign).map(([pairs, extra]) => {
    const made = pairs.filter(([, value]) => value !== absent);
    return Object.fromEntries(extra === undefined ? made : [...made, extra]);
  });
}

/** Names of a schema's fields, with one level of objects: `data.companyName`. */
export const textFieldsOf = (schema: z.ZodMiniType | undefined): string[][] => {
  if (schema === undefined) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  return Object.entries(properties).flatMap(([name, { properties: inner }]) =>
    inner === undefined ? [[name]] : Object.keys(inner).map((field) => [name, field]),
  );
};

/**
 * @param base valid input
 * @param known ids and names of existing objects
 */
export function arbitraryOf(
  schema: z.ZodMiniType | undefined,
  base: Readonly<Record<string, unknown>> | undefined,
  known: readonly string[],
): fc.Arbitrary<Record<string, unknown> | undefined> {
  if (schema === undefined) return fc.constant(undefined);
  return spoilt(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape, base ?? {}, known);
}

export const fileNames = fc.constantFrom(
  'a.pdf',
  'a.jpg',
  '__proto__',
  'constructor',
  `${'🚢'.repeat(80)}.pdf`,
  '',
  '../x.png',
  'a.docx\u0000.exe',
  '\u202efdp.exe',
);
