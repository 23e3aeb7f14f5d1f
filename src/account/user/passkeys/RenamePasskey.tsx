import { getPasskeys, renamePasskey } from '../../../../contract/passkey/calls.ts';
import { passkeyNameMax } from '../../../../contract/passkey/fields.ts';
import type { Passkey } from '../../../../contract/passkey/schemas.ts';
import { TextInput } from '../../../form/fields/TextInput.tsx';
import { useForm } from '../../../form/use-form.ts';
import { changeCached } from '../../shared/data/query.ts';
import { useWrite } from '../../shared/data/use-write.ts';
import { FormDialog } from '../../shared/FormDialog.tsx';
import { saySuccess } from '../../shared/say-success.ts';
import { useTexts } from '../../shared/texts.tsx';
import { passkeyNameForm, type PasskeyNameValues } from './form.ts';

export function RenamePasskey({ passkey: { id }, name, onClose }: { passkey: Passkey; name: string; onClose: () => void }) {
  const { t } = useTexts();
  const { form, draft, validate, blame } = useForm(passkeyNameForm, { name }, { draft: { name: 'passkey', id } });
  const renaming = useWrite(renamePasskey, { onFailure: (failure) => void blame(failure) });
  const submit = async () => {
    if (!validate(undefined)) return;
    const typed = form.getValues('name').trim();
    const answer = await renaming.run({ body: { id, name: typed } });
    if (!answer.ok) return;
    changeCached(getPasskeys, undefined, (shown) => ({
      ...shown,
      passkeys: shown.passkeys.map((each) => (each.id === id ? { ...each, name: typed } : each)),
    }));
    draft?.forget();
    saySuccess(t, renamePasskey, 'passkey.renamed');
    onClose();
  };
  return (
    <FormDialog
      form={form}
      draft={draft}
      title={t('passkey.rename')}
      isBusy={renaming.busy}
      submitLabel={t('common.actions.save')}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput<PasskeyNameValues> name="name" label={t('passkey.name')} maxLength={passkeyNameMax} dir="auto" isRequired />
    </FormDialog>
  );
}
