/**
 * Each list in a call has a maximum length, and the number of round trips does not grow with it: tested for every call of the contract
 * automatically.
 */
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newId } from '../../../api/platform/ids.ts';
import { rowsReadHeader } from '../../../api/platform/db/counting-db.ts';
import type { WholeCall } from '../../../contract/wire/call.ts';
import { wholeCalls as calls } from '../../../contract/wire/schemas.ts';
import { features } from '../../../contract/plan/features.ts';
import { callLoosely } from '../../support/api/api-client.ts';
import { consolePerson, member, type TestUser, withCredits } from '../../support/api/api-fixtures.ts';
import { belongingsOf } from '../../support/api/call-inputs.ts';
import { type Belongings, type LooseInput, validInputs } from '../../support/data/valid-inputs.ts';

interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  maxItems?: number;
  pattern?: string;
  enum?: unknown[];
}

interface List {
  call: WholeCall;
  /** Its place in the call's input, e.g. body, filters, countryIds. */
  path: string[];
  countMax: number | undefined;
  items: Shape;
}

/** Lists inside of a schema, as sent and as parsed: the handler may get a list for a text. */
function listsOf(call: WholeCall): List[] {
  const found: List[] = [];
  const walk = (shape: Shape, path: string[]): void => {
    if (shape.type === 'array') found.push({ call, path, countMax: shape.maxItems, items: shape.items ?? {} });
    if (shape.items !== undefined) walk(shape.items, [...path, '0']);
    for (const [name, field] of Object.entries(shape.properties ?? {})) walk(field, [...path, name]);
    for (const one of shape.anyOf ?? []) walk(one, path);
  };
  for (const part of ['query', 'body', 'params'] as const) {
    const schema = call[part];
    if (schema === undefined) continue;
    for (const io of ['input', 'output'] as const) walk(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Shape, [part]);
  }
  return found;
}

const lists = calls.flatMap(({ call }) => listsOf(call));
const nameOf = ({ call, path }: List): string => `${call.name} ${path.slice(1).join('.')}`;
const once = [...new Map(lists.map((list) => [nameOf(list), list])).values()];

let owner: TestUser & { token: string };
let administrator: TestUser & { token: string };
let its: Belongings;
beforeAll(async () => {
  owner = await withCredits(await member('premium'), 500).then((user) => user as TestUser & { token: string });
  administrator = await consolePerson('administrator');
  its = await belongingsOf(owner, await member());
});

const entryOf = ({ items }: List, index: number): string => {
  if (items.enum !== undefined) return String(items.enum[index % items.enum.length]);
  return items.pattern?.includes('24') === true ? newId() : `entry ${index}`;
};

/** Makes the call with this number of entries in the list, and valid values otherwise. */
function ask(list: List, count: number, joined: boolean) {
  const { call, path } = list;
  const input: LooseInput = structuredClone(validInputs[call.name]?.(its) ?? {});
  const entries = Array.from({ length: count }, (_, index) => entryOf(list, index));
  let at = input as Record<string, unknown>;
  for (const name of path.slice(0, -1)) at = (at[name] ??= {}) as Record<string, unknown>;
  at[path.at(-1) ?? ''] = joined ? entries.join(',') : entries;
  return callLoosely(call, { ...input, token: call.access.who === 'console' ? administrator.token : owner.token });
}

test('there are lists, and each has a maximum length', () => {
  expect(once.length).toBeGreaterThan(15);
  expect(lists.filter(({ countMax }) => countMax === undefined).map(nameOf)).toEqual([]);
});

test.each(once.map((list): [string, List] => [nameOf(list), list]))('%s refuses one entry more', async (_, list) => {
  const tooMany = (list.countMax ?? 0) + 1;
  const isText = list.path[0] === 'query';
  // All features are listed already: a longer list would repeat a name, which counts once.
  if (list.items.enum?.length === features.length) {
    const names = [...features, 'NoSuchFeature'].join(',');
    expect((await callLoosely(list.call, { query: { names }, token: owner.token })).envelope.code).toBe('BAD_INPUT');
    return;
  }
  const answer = await ask(list, tooMany, isText);
  expect([answer.status, answer.envelope.code]).toEqual([400, 'BAD_INPUT']);
  expect(Object.values(answer.envelope.errors ?? {})).toContain('TOO_MANY');
  if (list.call.files !== undefined) expect((await ask(list, tooMany, true)).envelope.code).toBe('BAD_INPUT');
});

test('the longest list needs as many round trips to the database as the shortest', async () => {
  const compared: string[] = [];
  for (const list of once) {
    const isText = list.path[0] === 'query';
    // Values that are cached for all calls are read here first.
    await ask(list, 1, isText);
    const [few, many] = [await ask(list, 1, isText), await ask(list, list.countMax ?? 1, isText)];
    if (few.status !== 200 || many.status !== 200) continue;
    compared.push(nameOf(list));
    const trips = ({ headers }: typeof few): number => headers.get(rowsReadHeader)?.split(',').length ?? -1;
    expect(trips(many), nameOf(list)).toBe(trips(few));
  }
  expect(compared.length, compared.join(', ')).toBeGreaterThan(7);
});
