/** A second moderator, because nobody decides on an appeal against their own decision. */
import type { APIRequestContext } from '@playwright/test';
import { pathOf } from '../../../contract/wire/call.ts';
import { setConsoleRole } from '../../../contract/moderation/console-calls.ts';
import { ask, login, newBusiness } from './businesses.ts';
import { type Account, demoAccount } from './members.ts';
import { addApp } from './second-factor.ts';

/** @returns a new account with the role of a moderator and a second factor */
export async function newColleague(request: APIRequestContext): Promise<Account> {
  const administrator = await login(request, demoAccount('moderator'));
  const { email, password } = await newBusiness(request);
  await ask(request, pathOf(setConsoleRole), { token: administrator, data: { email, role: 'moderator' } });
  const { factorKey } = await addApp(request, { email, password });
  return { email, password, factorKey };
}
