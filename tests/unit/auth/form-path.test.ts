/** Links between the pages of sign-in, sign-up and forgotten password. */
import { expect, test } from 'vitest';
import { formPath } from '../../../src/server/form-path.ts';

const pathFrom = (address: string): string => formPath('/sign-in', new URL(address, 'https://kervan.example'));

test.each([
  ['/sign-up', '/sign-in'],
  ['/sign-up?redirect=%2Fplans', '/sign-in?redirect=%2Fplans'],
  ['/sign-up?redirect=%2F%2Fevil.example', '/sign-in'],
  ['/sign-up?Ref=PARTNER+7', '/sign-in?Ref=PARTNER+7'],
  ['/sign-up?ref=PARTNER-7&redirect=%2Fplans', '/sign-in?redirect=%2Fplans&Ref=PARTNER-7'],
])('%s leads to %s: the target and the inviter go along (docs/requirements.md#P-2.1.25)', (from, to) => {
  expect(pathFrom(from)).toBe(to);
});
