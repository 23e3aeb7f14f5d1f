/**
 * Whatever is sent, no call fails unexpectedly: every answer is one of the contract.
 * @module-tag sweep
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WholeCall } from '../../../contract/wire/call.ts';
import { errors } from '../../../contract/wire/errors.ts';
import { wholeCalls as calls } from '../../../contract/wire/schemas.ts';
import { keyHeader } from '../../../contract/wire/wire-call.ts';
import { callLoosely } from '../../support/api/api-client.ts';
import { consolePerson, member, type TestUser, withCredits } from '../../support/api/api-fixtures.ts';
import { arbitraryOf, fileNames, nastyTexts, textFieldsOf } from '../../support/data/arbitrary.ts';
import { belongingsOf } from '../../support/api/call-inputs.ts';
import { docxBytes, jpgBytes, pngBytes } from '../../support/data/sample-files.ts';
import { type Belongings, guestInputs, type LooseInput, validInputs } from '../../support/data/valid-inputs.ts';
import { runSql } from '../../support/api/database.ts';

/** This number of random inputs over all calls, and about as many with one malicious field; another seed finds others. */
const inputsInAll = 5_000;
const seed = 20_261_122;

const built = calls.map(({ call }) => call);
const inputsPerCall = Math.ceil(inputsInAll / built.length);
/** Hashing a password takes as long as it would for an attacker's guess. */
const slow: Readonly<Record<string, number>> = { Register: 40, Login: 40, EditPassword: 40, AddSubUser: 40 };

async function actor(): Promise<{ who: TestUser & { token: string }; its: Belongings; administrator: string }> {
  const who = await member('premium');
  await withCredits(who, 100_000);
  return { who, its: await belongingsOf(who, await member('premium')), administrator: (await consolePerson('administrator')).token };
}

const contents = fc.constantFrom(
  jpgBytes(500, 500),
  pngBytes(1800, 700),
  docxBytes(),
  new Uint8Array(0),
  Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]),
);
const filesOf = (call: WholeCall) =>
  fc.dictionary(
    fc.constantFrom(...Object.keys(call.files ?? {}), 'constructor', '__proto__'),
    fc.array(
      fc.tuple(fileNames, contents).map(([name, content]) => new File([content], name)),
      { maxLength: 3 },
    ),
    { maxKeys: call.files === undefined ? 0 : 2 },
  );

/** Replaces unpaired surrogates: they have no UTF-8 encoding, so no address can contain them. */
const wellFormed = (params: Record<string, unknown> | undefined): Record<string, unknown> | undefined =>
  params && Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value).toWellFormed()]));

const keys = ['fuzz-key-1', 'fuzz-key-2', '\u00e9', 'x'.repeat(300)];
const keyHeaders = new Map(keys.map((key) => [key, new Headers({ [keyHeader]: key })]));

interface Asked extends LooseInput {
  files?: Record<string, File[]>;
  key?: string | undefined;
}

/** Sets one nested value. */
function withValue(input: Asked, path: readonly string[], value: string): Asked {
  const [last = ''] = path.slice(-1);
  const root: Record<string, unknown> = { ...input };
  let at = root;
  for (const name of path.slice(0, -1)) at = at[name] = { ...(at[name] as Record<string, unknown> | undefined) };
  at[last] = value;
  return root as Asked;
}

describe('no input causes a failure of the server', () => {
  test.each(built.map((call): [string, WholeCall] => [call.name, call]))(
    '%s',
    async (_, call) => {
      let now = await actor();
      const valid = validInputs[call.name]?.(now.its) ?? guestInputs[call.name] ?? {};
      const known = Object.values(now.its);
      const token = (): string | undefined => (call.access.who === 'console' ? now.administrator : now.who.token);
      const input = fc.record({
        query: arbitraryOf(call.query, valid.query, known),
        params: arbitraryOf(call.params, valid.params, known).map(wellFormed),
        body: arbitraryOf(call.body, valid.body, known),
        files: filesOf(call),
        key: fc.option(fc.constantFrom(...keys), { freq: 8, nil: undefined }),
      });
      let asked = 0;
      const ask = async ({ query, params, body, files, key = '' }: Asked): Promise<void> => {
        asked += 1;
        if (asked % 10 === 0) await runSql('DELETE FROM throttle');
        const answer = await callLoosely(call, { query, params, body, files, token: token(), headers: keyHeaders.get(key) ?? {} });
        if (answer.status === 401 && call.access.who !== 'anyone') now = await actor();
        if (answer.status >= 400) expect(errors).toHaveProperty(answer.envelope.code);
        expect(answer.status, JSON.stringify({ query, params, body, ...answer.envelope })).toBeLessThan(500);
      };
      // Each field alone with each malicious text, the others valid.
      const fields = [
        ...textFieldsOf(call.body).map((path) => ['body', ...path]),
        ...textFieldsOf(call.query).map((path) => ['query', ...path]),
      ];
      for (const path of fields)
        for (const text of call.name in slow ? nastyTexts.slice(0, 8) : nastyTexts) {
          const { body, query } = validInputs[call.name]?.(now.its) ?? guestInputs[call.name] ?? {};
          await ask(withValue({ body, query }, path, text));
        }
      await fc.assert(fc.asyncProperty(input, ask), { numRuns: slow[call.name] ?? inputsPerCall, seed, endOnFailure: true });
    },
    30_000,
  );
});
