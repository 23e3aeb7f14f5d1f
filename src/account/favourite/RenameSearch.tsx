import { editSavedSearch, getSavedSearches } from '../../../contract/saved-search/calls.ts';
import type { SavedSearch } from '../../../contract/saved-search/schemas.ts';
import { savedSearchNameMax } from '../../../contract/saved-search/fields.ts';
import { saySuccess } from '../shared/say-success.ts';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { useForm } from '../../form/use-form.ts';
import { FormDialog } from '../shared/FormDialog.tsx';
import { changeCached } from '../shared/data/query.ts';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/data/use-write.ts';
import { searchNameForm, type SearchNameValues } from './form.ts';

/** Renames a saved search; mails and notifications use the name. */
export function RenameSearch({ search: { id, name }, onClose }: { search: SavedSearch; onClose: () => void }) {
  const { t } = useTexts();
  const { form, draft, validate, blame } = useForm(searchNameForm, { name }, { draft: { name: 'saved-search', id } });
  const renaming = useWrite(editSavedSearch, { onFailure: (failure) => void blame(failure) });
  const submit = async () => {
    if (!validate(undefined)) return;
    const typed = form.getValues('name').trim();
    const answer = await renaming.run({ body: { id, name: typed } });
    if (!answer.ok) return;
    changeCached(getSavedSearches, undefined, ({ searches }) => ({
      searches: searches.map((each) => (each.id === id ? { ...each, name: typed } : each)),
    }));
    draft?.forget();
    saySuccess(t, editSavedSearch, 'favourite.search.changed');
    onClose();
  };
  return (
    <FormDialog
      form={form}
      draft={draft}
      title={t('favourite.search.rename')}
      isBusy={renaming.busy}
      submitLabel={t('common.actions.save')}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput<SearchNameValues> name="name" label={t('favourite.search.name')} maxLength={savedSearchNameMax} dir="auto" isRequired />
    </FormDialog>
  );
}
