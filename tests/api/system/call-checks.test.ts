/** The order in which a call is checked, as callers see it and as the API document states it. */
import { SELF } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { boostCompany } from '../../../contract/company/calls.ts';
import { jsonBytesMax } from '../../../contract/limits.ts';
import { callLoosely } from '../../support/api/api-client.ts';
import { approvedCompany, member, staffOf } from '../../support/api/api-fixtures.ts';

test('for a call with every fault the first check answers, and then each of the others', async () => {
  const main = await member('premium');
  const [mayNot, may] = [await staffOf(main, []), await staffOf(main, ['editAndDeleteCompany'])];
  const [own, theirs] = [await approvedCompany(main), await approvedCompany(await member())];
  const large = { companyId: theirs.id, boostType: 'x'.repeat(jsonBytesMax) };
  const answers = [
    await callLoosely(boostCompany, { body: large }),
    await callLoosely(boostCompany, { body: large, token: mayNot.token }),
    await callLoosely(boostCompany, { body: large, token: may.token }),
    await callLoosely(boostCompany, { body: { ...large, boostType: 'x' }, token: may.token }),
    await callLoosely(boostCompany, { body: { companyId: theirs.id, boostType: 1 }, token: may.token }),
    await callLoosely(boostCompany, { body: { companyId: own.id, boostType: 1 }, token: may.token }),
  ];
  expect(answers.map(({ status, envelope: { code } }) => `${status} ${code}`)).toEqual([
    '401 UNAUTHENTICATED',
    '403 FORBIDDEN',
    '413 TOO_LARGE',
    '400 BAD_INPUT',
    '404 NOT_FOUND',
    // A business rule: there are no credits.
    '403 NOT_ENOUGH_CREDIT',
  ]);
});

test('the API document states the same order', async () => {
  const { info } = await (await SELF.fetch('http://kervan.test/api/openapi.json')).json<{ info: { description: string } }>();
  expect(info.description).toContain(
    'token (401), permission (403), size (413), input (400, 415), ownership (403, 404), then the rules of the call.',
  );
});
