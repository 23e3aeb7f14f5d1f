/** The form of a new person whose address a provider has verified: what sign-up asks for besides (docs/requirements.md#sign-up-checks-p-51). */
import type { registerWithIdentity } from '../../../contract/identity/calls.ts';
import type { BodyInputOf } from '../../../contract/wire/call.ts';
import { unsetId } from '../../../contract/wire/ids.ts';
import type { PlainFormOf } from '../../form/form-of.ts';
import { apiLanguage, type Language } from '../../../contract/text/languages.ts';
import { type NameCheck, nameRules } from '../account/person-rules.ts';
import type { Place } from '../account/sign-up-place.ts';

export interface NewPerson {
  fullname: string;
  place: Place;
  isMembershipRead: boolean;
  isPersonalDataRead: boolean;
  mailMessageApproval: boolean;
  /** Only some countries may sign up, and one of them has to be chosen. */
  isCountryNeeded: boolean;
}

export type NewPersonCheck = NameCheck | 'countryRequired' | 'membershipUnread' | 'personalDataUnread';

export const newPersonForm: PlainFormOf<NewPerson, NewPersonCheck> = {
  rules: [
    ...nameRules('fullname'),
    ['place', 'countryRequired', ({ place, isCountryNeeded }) => isCountryNeeded && place.countryId === null],
    ['isMembershipRead', 'membershipUnread', ({ isMembershipRead }) => !isMembershipRead],
    ['isPersonalDataRead', 'personalDataUnread', ({ isPersonalDataRead }) => !isPersonalDataRead],
  ],
  names: { fullname: 'fullname', countryId: 'place', mailMessageApproval: 'mailMessageApproval' },
};

export const newPersonBody = (
  { fullname, place, mailMessageApproval }: NewPerson,
  ticket: string,
  language: Language,
): Omit<BodyInputOf<typeof registerWithIdentity>, 'source'> => ({
  ticket,
  fullname: fullname.trim(),
  phone: null,
  countryId: place.countryId ?? unsetId,
  language: apiLanguage(language),
  mailMessageApproval,
});
