/** Every call refuses an invalid date by its field. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { WholeCall } from '../../../contract/wire/call.ts';
import { wholeCalls as calls } from '../../../contract/wire/schemas.ts';
import { callLoosely } from '../../support/api/api-client.ts';
import { consolePerson, member } from '../../support/api/api-fixtures.ts';
import { belongingsOf } from '../../support/api/call-inputs.ts';
import { datesOf, impossibleDates, type TextField, withValueAt } from '../../support/data/date-fields.ts';
import { type Belongings, guestInputs, type LooseInput, validInputs } from '../../support/data/valid-inputs.ts';

let its: Belongings;
let token: string;
let console: string;

beforeAll(async () => {
  const owner = await member();
  its = await belongingsOf(owner, await member());
  token = owner.token;
  console = (await consolePerson('administrator')).token;
});

const dated = calls.flatMap(({ call }) =>
  datesOf(call).map((field): [string, string, WholeCall, TextField] => [call.name, field.path.join('.'), call, field]),
);

describe('an invalid date is bad input', () => {
  test.each(dated)('%s %s', async (_, place, call, { path }) => {
    const valid: LooseInput = validInputs[call.name]?.(its) ?? guestInputs[call.name] ?? {};
    const ask = (value: string) =>
      callLoosely(call, { ...withValueAt(valid, path, value), token: call.access.who === 'console' ? console : token });
    const name = path.slice(1).join('.');
    for (const value of impossibleDates) {
      const { status, envelope } = await ask(value);
      expect([value, status, envelope.code, envelope.errors?.[name]], place).toEqual([value, 400, 'BAD_INPUT', 'INVALID_DATE']);
    }
    for (const value of ['2026-11-22', '2026-11-22T10:00:00Z', '2000-01-01', '2100-12-31', '2100-12-31T23:59:59.999Z'])
      expect((await ask(value)).status, value).toBeLessThan(500);
  });
});
