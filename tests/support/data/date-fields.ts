/** The date and time fields of calls, read from their schemas. */
import * as z from 'zod/mini';
import type { WholeCall } from '../../../contract/wire/call.ts';

interface Shape {
  type?: string | string[];
  format?: string;
  pattern?: string;
  properties?: Record<string, Shape>;
  items?: Shape;
  prefixItems?: Shape[];
  additionalProperties?: Shape | boolean;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
}

export interface TextField {
  /** Path of the field: `body`, names, and indexes of lists. */
  path: string[];
  format: string | undefined;
  pattern: string | undefined;
}

function textsIn(shape: Shape, path: string[]): TextField[] {
  const inner = [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])].flatMap((one) => textsIn(one, path));
  const named = Object.entries(shape.properties ?? {}).flatMap(([name, field]) => textsIn(field, [...path, name]));
  const rest = typeof shape.additionalProperties === 'object' ? textsIn(shape.additionalProperties, [...path, 'any']) : [];
  const items = [...(shape.prefixItems ?? []), ...(shape.items === undefined ? [] : [shape.items])];
  const listed = items.flatMap((one, index) => textsIn(one, [...path, String(index)]));
  const own = shape.type === 'string' ? [{ path, format: shape.format, pattern: shape.pattern }] : [];
  return [...own, ...inner, ...named, ...rest, ...listed];
}

/** Every text field of a call, at any depth. */
export const textsOf = ({ query, params, body }: WholeCall): TextField[] =>
  Object.entries({ query, params, body }).flatMap(([place, schema]) =>
    schema === undefined ? [] : textsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape, [place]),
  );

export const isDate = ({ format }: TextField): boolean => format === 'date' || format === 'date-time';
export const datesOf = (call: WholeCall): TextField[] => textsOf(call).filter(isDate);

/** Sets a nested value and creates missing objects on the way. */
export function withValueAt<Value>(input: Value, path: readonly string[], value: unknown): Value {
  const [name, ...rest] = path;
  if (name === undefined) return value as Value;
  const before: unknown = input ?? (/^\d+$/.test(name) ? [] : {});
  const inner = withValueAt((before as Record<string, unknown>)[name], rest, value);
  return (Array.isArray(before) ? before.with(Number(name), inner) : { ...(before as object), [name]: inner }) as Value;
}

/** Invalid dates and times, and valid ones that cannot be meant. They fit simple patterns, so that only a real check refuses them. */
export const impossibleDates = [
  '2026-02-30',
  '2026-02-30T10:00:00Z',
  '2025-02-29',
  '2026-13-01',
  '2026-13-01T10:00:00.000Z',
  '2026-11-22T24:00:00Z',
  '2026-11-22T10:60:00Z',
  '5363-18-35T75:91Z',
  '5363-18-35T75:91:00Z',
  '5363-18-35',
  '0000-00-00',
  '0000-00-00T00:00:00Z',
  '0001-01-01',
  '0001-01-01T00:00:00Z',
  '1999-12-31',
  '1999-12-31T23:59:59Z',
  '2101-01-01',
  '2101-01-01T00:00:00Z',
  '9999-12-31',
  '9999-12-31T23:59:59.999Z',
  '275761-01-01',
  '275760-09-13T00:00:00.001Z',
  '+275760-09-13',
  '+275760-09-13T00:00:00.001Z',
  '-000001-01-01',
  '-000001-01-01T00:00:00Z',
  '-2026-11-22',
  ' 2026-11-22',
  '2026-11-22 ',
  '2026-11-22\n',
  ' 2026-11-22T10:00:00Z',
  '2026-11-22 10:00:00Z',
  '2026-11-22T10:00:00Z\u0000',
  '٢٠٢٦-١١-٢٢',
  '1e21',
  'NaN',
  '8640000000000001',
] as const;
