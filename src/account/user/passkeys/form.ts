import { isBlank } from '../../../../contract/wire/check.ts';
import type { FormOf } from '../../../form/form-of.ts';

export interface PasskeyNameValues {
  name: string;
}

/** The name of a passkey. */
export const passkeyNameForm: FormOf<PasskeyNameValues, 'name'> = {
  rules: [['name', 'name', ({ name }) => isBlank(name)]],
  names: { name: 'name' },
  says: (t) => t('passkey.nameRequired'),
};
