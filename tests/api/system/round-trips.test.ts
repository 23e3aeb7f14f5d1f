/** @module-tag sweep Round trips of each call to the database (docs/scale.md#speed), one after the other. */
import { expect, test } from 'vitest';
import { rowsReadHeader } from '../../../api/platform/db/counting-db.ts';
import { addAndEditRequest } from '../../../contract/request/calls.ts';
import { sendQuote } from '../../../contract/quote/calls.ts';
import { getUserProfile } from '../../../contract/user/calls.ts';
import type { WholeCall } from '../../../contract/wire/call.ts';
import { wholeCalls } from '../../../contract/wire/schemas.ts';
import { callLoosely } from '../../support/api/api-client.ts';
import { consolePerson, member } from '../../support/api/api-fixtures.ts';
import { belongingsOf } from '../../support/api/call-inputs.ts';
import { validInputs } from '../../support/data/valid-inputs.ts';

const roundTripsMax = 12;

/** Makes a call with valid input, as a business of its own or as console staff. @returns its round trips */
async function roundTripsOf({ call }: { call: WholeCall }): Promise<number> {
  const owner = await member();
  const belongings = await belongingsOf(owner, await member());
  const { token } = call.access.who === 'console' ? await consolePerson(call.access.role ?? 'editor') : owner;
  const answer = await callLoosely(call, {
    ...validInputs[call.name]?.(belongings),
    ...(call.access.who !== 'anyone' && { token }),
    idempotencyKey: crypto.randomUUID(),
  });
  const rows = answer.headers.get(rowsReadHeader) ?? '';
  return rows === '' ? 0 : rows.split(',').length;
}

test(`no call makes more than ${roundTripsMax} round trips, and those that docs/scale.md names as many as it says`, async () => {
  const roundTrips = new Map<string, number>();
  for (const whole of wholeCalls) roundTrips.set(whole.call.name, await roundTripsOf(whole));
  expect([...roundTrips].filter(([, count]) => count > roundTripsMax)).toEqual([]);
  const named = [addAndEditRequest, sendQuote, getUserProfile].map(({ name }) => roundTrips.get(name));
  expect(named).toEqual([12, 11, 5]);
}, 60_000);
