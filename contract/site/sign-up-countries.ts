/**
 * The countries that may sign up, from configuration (docs/operating.md#where-data-lives): two-letter codes, separated by commas. Both
 * Workers have the same setting.
 */
import { asciiLowerCase } from '../text/letter-case.ts';

const signUpCountriesSetting = 'SIGN_UP_COUNTRIES';

export interface SignUpSettings {
  [signUpCountriesSetting]?: string;
}

/**
 * @returns codes in lower case; empty if all countries may sign up
 * @throws Error for any other text, so that a typing mistake does not permit all countries
 */
export function signUpCountriesOf({ [signUpCountriesSetting]: setting = '' }: SignUpSettings): string[] {
  const codes = setting
    .split(',')
    .map((code) => asciiLowerCase(code.trim()))
    .filter((code) => code !== '');
  const wrong = codes.find((code) => !/^[a-z]{2}$/.test(code));
  if (wrong !== undefined || (codes.length === 0 && setting.trim() !== ''))
    throw new Error(`${signUpCountriesSetting} is a list of two-letter codes, not ${setting}`);
  return [...new Set(codes)];
}
