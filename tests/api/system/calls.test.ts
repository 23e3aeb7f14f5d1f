/** Rules for every call of the contract: a new call is tested here automatically. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../../api/app.ts';
import { type WholeCall, pathOf } from '../../../contract/wire/call.ts';
import { errors } from '../../../contract/wire/errors.ts';
import { wholeCalls as calls } from '../../../contract/wire/schemas.ts';
import { jsonBytesMax } from '../../../contract/limits.ts';
import { secondFactorMs } from '../../../api/platform/http/caller.ts';
import { type ConsoleRole, consoleRoles } from '../../../contract/moderation/roles.ts';
import { bitsFromPermissions, flags } from '../../../contract/permissions.ts';
import { unsetId } from '../../../contract/wire/ids.ts';
import { callLoosely, clock, send, testEnv } from '../../support/api/api-client.ts';
import { consolePerson, member, signIn, staffOf, type TestUser } from '../../support/api/api-fixtures.ts';
import { belongingsOf } from '../../support/api/call-inputs.ts';
import { type Belongings, foreignInputs, type LooseInput, ownsNothing, validInputs } from '../../support/data/valid-inputs.ts';
import { firstRow, runSql } from '../../support/api/database.ts';

const built = calls.map(({ call }) => call);
const named = (list: readonly WholeCall[]): [string, WholeCall][] => list.map((call) => [call.name, call]);
const closed = built.filter(({ access }) => access.who !== 'anyone');
const withJson = built.filter((call) => call.body !== undefined && call.files === undefined);
const withForm = built.filter((call) => call.body !== undefined && call.files !== undefined);

type Member = TestUser & { token: string };
let owner: Member;
let stranger: Member;
/** One person of each role in the console, each with a second factor. */
const staffByRole = {} as Record<ConsoleRole, Member>;
let theirs: Belongings;

beforeAll(async () => {
  owner = await member();
  stranger = await member();
  for (const role of consoleRoles) staffByRole[role] = await consolePerson(role);
  theirs = await belongingsOf(owner, await member());
  await belongingsOf(stranger, await member());
});

const inputOf = (call: WholeCall, its: Belongings = theirs): LooseInput => validInputs[call.name]?.(its) ?? {};
/** A member's token, or that of a person with the role for a call of the console. */
const tokenFor = ({ access }: WholeCall): string | undefined =>
  access.who === 'anyone' ? undefined : access.who === 'console' ? staffByRole[access.role ?? 'editor'].token : owner.token;
const queryOf = (call: WholeCall): LooseInput => ({ query: inputOf(call).query });

test('no two calls share a path, and every refusal in the contract has a status', () => {
  const places = calls.map(({ call }) => `${call.method} ${pathOf(call)}`);
  expect(new Set(places).size).toBe(places.length);
  for (const { call } of calls) for (const code of call.errors ?? []) expect(errors[code].status).toBeGreaterThanOrEqual(400);
});

describe('without a valid token', () => {
  test.each(named(closed))('%s returns 401', async (_, call) => {
    const input = inputOf(call);
    for (const headers of [
      {},
      { authorization: 'Bearer empty' },
      { authorization: 'Bearer a.b.c' },
      { authorization: 'Basic eDp5' },
    ] as Record<string, string>[]) {
      const answer = await callLoosely(call, { ...input, headers });
      expect([answer.status, answer.envelope.code]).toEqual([401, 'UNAUTHENTICATED']);
    }
    expect((await callLoosely(call)).status, 'the token is checked before the input').toBe(401);
  });

  test('the token of a revoked session is refused', async () => {
    const user = await member();
    await runSql('UPDATE session_family SET revoked_at=1 WHERE user_id=?1', user.id);
    for (const call of closed) expect((await callLoosely(call, { ...inputOf(call), token: user.token })).status).toBe(401);
  });
});

describe('bodies', () => {
  test.each(named([...withJson, ...withForm]))('%s refuses an unknown field, by name', async (_, call) => {
    const { query, body } = inputOf(call);
    const answer = await callLoosely(call, { query, body: { ...body, isModerator: 'true' }, token: tokenFor(call) });
    expect([answer.status, answer.envelope.code]).toEqual([400, 'BAD_INPUT']);
    expect(answer.envelope.errors?.['isModerator']).toBe('UNKNOWN_FIELD');
  });

  test.each(named(withJson))('%s refuses more than 64 KB', async (_, call) => {
    const answer = await callLoosely(call, { ...queryOf(call), body: { filler: 'x'.repeat(jsonBytesMax) }, token: tokenFor(call) });
    expect([answer.status, answer.envelope.code]).toEqual([413, 'TOO_LARGE']);
  });

  test.each(named(withForm))('%s refuses more bytes than its files may have', async (_, call) => {
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '200000000',
      authorization: `Bearer ${tokenFor(call)}`,
    };
    const answer = await send(new Request(`http://localhost:8787${pathOf(call)}`, { method: 'POST', headers, body: '--x--' }));
    expect(answer.status).toBe(413);
  });

  test.each(named(withJson))('%s accepts JSON objects only', async (_, call) => {
    const address = new URL(`http://localhost:8787${pathOf(call)}`);
    for (const [name, value] of Object.entries(inputOf(call).query ?? {})) address.searchParams.set(name, String(value));
    const token = tokenFor(call);
    const sendBody = (body: string, type = 'application/json') =>
      send(
        new Request(address, {
          method: call.method,
          body,
          headers: { 'content-type': type, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
        }),
      );
    for (const body of ['null', '[]', '"text"', '7', '{', '\u0000']) expect((await sendBody(body)).status, body).toBe(400);
    expect((await sendBody('{}', 'text/plain')).status).toBe(415);
    expect((await sendBody('a=b', 'application/x-www-form-urlencoded')).status).toBe(415);
  });
});

describe('permissions', () => {
  const flagged = closed.filter(
    ({ access }) => access.who === 'member' && (access.flag !== undefined || access.mainOnly === true) && access.flag !== 'viewUserProfile',
  );
  const ofConsole = closed.filter(({ access }) => access.who === 'console');

  test.each(named(flagged))('%s refuses staff without its flag', async (_, call) => {
    const limited = await staffOf(owner, []);
    const answer = await callLoosely(call, { ...inputOf(call), token: limited.token });
    expect([answer.status, answer.envelope.code]).toEqual([403, 'FORBIDDEN']);
  });

  test.each(named(flagged))('%s refuses staff with every flag but its own', async (_, call) => {
    const { access } = call;
    const colleague = await staffOf(owner, []);
    const bit = access.who === 'member' && access.flag !== undefined ? access.flag : null;
    const bits = bitsFromPermissions(Object.fromEntries(flags.map((flag) => [flag, flag !== bit])));
    await runSql('UPDATE staff SET flags=?2 WHERE user_id=?1', colleague.id, bits);
    expect((await callLoosely(call, { ...inputOf(call), token: colleague.token })).status).toBe(403);
  });

  test('some calls need flags, and some are of the console', () => {
    expect(flagged.length).toBeGreaterThan(8);
    expect(ofConsole.length).toBeGreaterThan(1);
  });

  const ofEachRole = ofConsole.flatMap((call) => consoleRoles.map((role): [string, ConsoleRole, WholeCall] => [call.name, role, call]));

  test.each(named(ofConsole))('%s refuses a member of the marketplace', async (_, call) => {
    const answer = await callLoosely(call, { ...inputOf(call), token: owner.token });
    expect([answer.status, answer.envelope.code]).toEqual([403, 'FORBIDDEN']);
  });

  test.each(ofEachRole)('%s accepts a %s exactly if the role may', async (_, role, call) => {
    const { access } = call;
    const answer = await callLoosely(call, { ...inputOf(call), token: staffByRole[role].token });
    const mayCall = access.who === 'console' && (role === 'administrator' || access.role === undefined || access.role === role);
    expect([answer.status === 403, answer.envelope.code === 'FORBIDDEN']).toEqual([!mayCall, !mayCall]);
  });

  test.each(ofEachRole)('%s requires of a %s the second factor of this session, given today', async (_, role, call) => {
    const { access } = call;
    const mayCall = access.who === 'console' && (role === 'administrator' || access.role === undefined || access.role === role);
    const code = mayCall ? 'SECOND_FACTOR_NEEDED' : 'FORBIDDEN';
    const bare = await callLoosely(call, { ...inputOf(call), token: await signIn(staffByRole[role]) });
    if (access.who === 'console' && access.isBeforeSecondFactor === true) return expect(bare.status).not.toBe(403);
    expect([bare.status, bare.envelope.code]).toEqual([403, code]);
    const token = await signIn(staffByRole[role]);
    await runSql(
      'UPDATE session_family SET second_factor_at=?2 WHERE user_id=?1 AND second_factor_at IS NULL',
      staffByRole[role].id,
      clock.now() - secondFactorMs,
    );
    expect((await callLoosely(call, { ...inputOf(call), token })).envelope.code).toBe(code);
  });

  test.each(named([...flagged, ...ofConsole]))('%s checks the permission before anything that was sent', async (_, call) => {
    const token = call.access.who === 'console' ? owner.token : (await staffOf(owner, [])).token;
    const wrong = { query: { x: '\u0000' }, ...(call.body !== undefined && { body: { x: 1 } }), token };
    const headers: readonly Record<string, string>[] = [{ 'idempotency-key': 'x' }, { 'content-length': '200000000' }];
    for (const each of call.body === undefined ? headers.slice(0, 1) : headers) {
      const answer = await callLoosely(call, { ...wrong, headers: each });
      expect([answer.status, answer.envelope.code]).toEqual([403, 'FORBIDDEN']);
    }
  });

  test.each(named(built.filter(({ body }) => body !== undefined)))('%s checks the size before the contents', async (_, call) => {
    const asked = { query: { x: '\u0000' }, body: { x: 1 }, headers: { 'content-length': '200000000' } };
    const answer = await callLoosely(call, { ...asked, token: tokenFor(call) });
    expect([answer.status, answer.envelope.code]).toEqual([413, 'TOO_LARGE']);
  });
});

describe('objects of another account are not found', () => {
  const table = Object.keys(foreignInputs).filter((name) => built.some((call) => call.name === name));

  test.each(table)('%s', async (name) => {
    const call = built.find((one) => one.name === name) as WholeCall;
    const own = await belongingsOf(await member(), await member());
    const caller = { ...stranger, token: await signIn(stranger) };
    const headers: Record<string, string> = name === 'Connect' ? { upgrade: 'websocket' } : {};
    const answer = await callLoosely(call, { ...foreignInputs[name]?.(theirs, own), token: caller.token, headers });
    expect([answer.status, answer.envelope.code]).toEqual([404, 'NOT_FOUND']);
  });

  test('the table is complete: every non-public call with input is in it or concerns no owned object', () => {
    const withInput = closed.filter(({ name }) => validInputs[name] !== undefined).map(({ name }) => name);
    expect(withInput.filter((name) => !(name in foreignInputs) && !ownsNothing.includes(name))).toEqual([]);
  });

  test('none of these calls has changed the owner’s objects', async () => {
    const counts = await firstRow(
      `SELECT (SELECT COUNT(*) FROM company WHERE id=?1 AND deleted_at IS NULL AND name LIKE 'Harbour%') AS companies, (SELECT COUNT(*) FROM product WHERE id=?2 AND deleted_at IS NULL) AS products,
        (SELECT COUNT(*) FROM request WHERE id=?3 AND deleted_at IS NULL) AS requests, (SELECT COUNT(*) FROM chat_member WHERE chat_id=?4 AND hidden_at IS NULL) AS members, (SELECT balance FROM credit_account WHERE owner_user_id=?5) AS balance`,
      theirs.companyId,
      theirs.productId,
      theirs.requestId,
      theirs.chatId,
      owner.id,
    );
    expect(counts).toEqual({ companies: 1, products: 1, requests: 1, members: 2, balance: 50 });
  });

  test('the unset id and a malformed one are bad input, an unknown one is not found', async () => {
    const call = built.find(({ name }) => name === 'DeleteSession') as WholeCall;
    const answer = async (id: string) => (await callLoosely(call, { query: { id }, token: owner.token })).status;
    expect([await answer(unsetId), await answer('x'), await answer("' OR 1=1 --"), await answer('abcdefabcdefabcdefabcdef')]).toEqual([
      400, 400, 400, 404,
    ]);
  });
});

describe('answers', () => {
  test('are envelopes that must not be cached or sniffed, also for unknown paths and wrong methods', async () => {
    for (const [method, path] of [
      ['GET', '/api/Auth/NoSuchCall'],
      ['DELETE', '/api/Auth/Login'],
      ['GET', '/api/User/GetUserProfile'],
    ] as const) {
      const response = await send(new Request(`http://localhost:8787${path}`, { method }));
      expect(await response.json()).toMatchObject({ success: false });
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect([401, 404, 405]).toContain(response.status);
    }
  });

  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
  test.each([...new Set(calls.map(({ call }) => pathOf(call))), '/api/openapi.json', '/api/docs'])(
    '%s states the methods that it accepts',
    async (path) => {
      const known = calls.filter(({ call }) => pathOf(call) === path).map(({ call }) => call.method as string);
      const allowed = known.length === 0 ? ['GET'] : known;
      const address = `http://localhost:8787${path.replaceAll(/:\w+/g, unsetId)}`;
      for (const method of methods.filter((each) => !allowed.includes(each))) {
        const response = await send(new Request(address, { method }));
        expect([response.status, response.headers.get('allow'), response.headers.get('cache-control')]).toEqual([
          405,
          allowed.join(', '),
          'no-store',
        ]);
        expect(await response.json()).toMatchObject({ success: false, code: 'METHOD_NOT_ALLOWED' });
      }
    },
  );

  test('an address without a call is not found with any method', async () => {
    for (const path of ['/api/Auth/Nothing', '/api/Auth/Login/x', '/api/CMSLocations/GetCities', '/api/CMSLocations/GetCities/x/y', '/api'])
      for (const method of methods) {
        const response = await send(new Request(`http://localhost:8787${path}`, { method }));
        expect([path, method, response.status, response.headers.get('allow')]).toEqual([path, method, 404, null]);
      }
  });

  test('an unexpected error reveals no details', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const execution = createExecutionContext();
    const broken = {
      ...testEnv,
      DB: {
        withSession: () => {
          throw new Error('SELECT secret FROM vault');
        },
      },
    } as unknown as typeof testEnv;
    const headers = { 'x-kervan-request': '0123456789abcdef' };
    const response = await createApp(clock).fetch(
      new Request('http://localhost:8787/api/User/GetUserProfile', { headers }),
      broken,
      execution,
    );
    await waitOnExecutionContext(execution);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ success: false, code: 'UNEXPECTED', message: 'An unexpected error has occurred' });
    expect(log).toHaveBeenCalledOnce();
    expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({ request: '0123456789abcdef', call: 'GetUserProfile' });
    log.mockRestore();
  });
});
