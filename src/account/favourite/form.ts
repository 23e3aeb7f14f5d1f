import { isBlank } from '../../../contract/wire/check.ts';
import type { FormOf } from '../../form/form-of.ts';

export interface SearchNameValues {
  name: string;
}

/** The name of a saved search. */
export const searchNameForm: FormOf<SearchNameValues, 'name'> = {
  rules: [['name', 'name', ({ name }) => isBlank(name)]],
  names: { name: 'name' },
  says: (t) => t('favourite.search.nameRequired'),
};
