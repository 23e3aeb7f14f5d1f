import { editSavedSearch } from '../../../contract/saved-search/calls.ts';
import type { SavedSearch } from '../../../contract/saved-search/schemas.ts';
import { savedSearchNameMax } from '../../../contract/saved-search/fields.ts';
import { saySuccess } from '../shared/say-success.ts';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { useForm } from '../../form/use-form.ts';
import { FormDialog } from '../shared/FormDialog.tsx';
import { useTexts } from '../shared/texts.tsx';
import { useDialogWrite } from '../shared/use-dialog-write.ts';
import { searchNameForm, type SearchNameValues } from './form.ts';

/** Renames a saved search; mails and notifications use the name. */
export function RenameSearch({ search: { id, name }, onClose }: { search: SavedSearch; onClose: () => void }) {
  const { t } = useTexts();
  const form = useForm(searchNameForm, { name }, { draft: { name: 'saved-search', id } });
  const dialog = useDialogWrite(form, editSavedSearch, {
    input: (values) => ({ body: { id, name: values.name.trim() } }),
    onDone: () => {
      saySuccess(t, editSavedSearch, 'favourite.search.changed');
      onClose();
    },
  });
  return (
    <FormDialog {...dialog} title={t('favourite.search.rename')} submitLabel={t('common.actions.save')} onClose={onClose}>
      <TextInput<SearchNameValues> name="name" label={t('favourite.search.name')} maxLength={savedSearchNameMax} dir="auto" isRequired />
    </FormDialog>
  );
}
