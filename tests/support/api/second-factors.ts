/** People with an authenticator app, for API tests. */
import { bytesOfBase32, codeOf, stepOf } from '../../../api/second-factor/totp.ts';
import { secondMs } from '../../../contract/limits.ts';
import { confirmSecondFactor, enrolSecondFactor } from '../../../contract/second-factor/calls.ts';
import { login } from '../../../contract/session/calls.ts';
import type { BodyInputOf } from '../../../contract/wire/call.ts';
import { call, clock, data } from './api-client.ts';
import { member, password, type TestUser } from './api-fixtures.ts';

export interface App {
  key: string;
  recoveryCodes: string[];
}
export type AppUser = TestUser & App & { token: string };

/** The code that the app shows, or that of another time step. */
export const codeNow = ({ key }: Pick<App, 'key'>, steps = 0): Promise<string> => codeOf(bytesOfBase32(key), stepOf(clock.now()) + steps);
export const nextCode = (): void => clock.advance(30 * secondMs);

/** Sets up an app in a session. The time moves on, so that the next code differs. */
export async function addedApp(token: string): Promise<App> {
  const { key } = await data(enrolSecondFactor, { token });
  const { recoveryCodes } = await data(confirmSecondFactor, { token, body: { code: await codeNow({ key }) } });
  nextCode();
  return { key, recoveryCodes };
}

export async function withApp(): Promise<AppUser> {
  const user = await member();
  return { ...user, ...(await addedApp(user.token)) };
}

type More = Partial<BodyInputOf<typeof login>>;
/** Signs in by password, from a network of the user's own unless a test names one. */
export const logIn = ({ email }: Pick<TestUser, 'email'>, more: More = {}, address = '203.0.113.7') =>
  call(login, { body: { email, password, source: 1, ...more }, headers: { 'cf-connecting-ip': address } });
export const codeOfLogIn = async (...asked: Parameters<typeof logIn>): Promise<string> => (await logIn(...asked)).envelope.code;
