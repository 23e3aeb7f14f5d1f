import { signUpCountriesOf } from '../../contract/site/sign-up-countries.ts';
import { unsetId } from '../../contract/wire/ids.ts';
import { personOf } from '../account/account-store.ts';
import type { Deps } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { limitAddress } from '../platform/security/address-limit.ts';
import { keyedHash } from '../platform/security/keyed-hash.ts';
import { phoneDigits } from '../platform/text/typed.ts';
import { requireServed } from './served-country.ts';
import { readSignUpState } from './sign-up-store.ts';

/** Sign-ups from one address in an hour (docs/behaviour.md#limits-per-address), with a password or a provider. */
const signUpsMax = 30;

/** Counts a sign-up before anything is read from the database. @throws Refusal THROTTLED */
export const limitSignUps = (deps: Deps): Promise<void> => limitAddress(deps, 'sign-up', signUpsMax);

interface Entered {
  email: string;
  phone: string | null;
  countryId: string;
}

/** Validates the entered data of a sign-up and reads the state of its address. @throws Refusal BAD_INPUT, COUNTRY_NOT_SERVED */
export async function admitSignUp({ db, env }: Deps, entered: Entered, referral: string | null) {
  const phone = phoneDigits(entered.phone);
  const countryId = entered.countryId === unsetId ? null : entered.countryId;
  await requireServed(db, signUpCountriesOf(env), { countryId, phone });
  const person = await keyedHash(env, 'welcome', personOf(entered.email));
  const state = await readSignUpState(db, entered.email, person, countryId, referral);
  if (!state.isCountryKnown) throw new Refusal('BAD_INPUT', { fields: { countryId: 'INVALID_ID' } });
  return { phone, countryId, person, state };
}
