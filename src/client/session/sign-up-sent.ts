/** Whom the activation link was mailed to, until the tab is closed or another address is chosen (docs/behaviour.md#sign-up). */
import { atom } from 'nanostores';
import { inTab, readValue, writeText } from '../store/stored.ts';

export interface SignUpSent {
  email: string;
  /** Of another provider of the API. */
  message?: string;
}

/** Read by src/pages/sign-up.astro as well. */
const name = 'sign-up-sent';

export const $signUpSent = atom(readValue(name, inTab) as SignUpSent | null);

export function storeSignUpSent(sent: SignUpSent | null): void {
  writeText(name, sent && JSON.stringify(sent), inTab);
  $signUpSent.set(sent);
}
