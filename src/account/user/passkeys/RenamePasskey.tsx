import { renamePasskey } from '../../../../contract/passkey/calls.ts';
import { passkeyNameMax } from '../../../../contract/passkey/fields.ts';
import type { Passkey } from '../../../../contract/passkey/schemas.ts';
import { TextInput } from '../../../form/fields/TextInput.tsx';
import { useForm } from '../../../form/use-form.ts';
import { FormDialog } from '../../shared/FormDialog.tsx';
import { saySuccess } from '../../shared/say-success.ts';
import { useTexts } from '../../shared/texts.tsx';
import { useDialogWrite } from '../../shared/use-dialog-write.ts';
import { passkeyNameForm, type PasskeyNameValues } from './form.ts';

export function RenamePasskey({ passkey: { id }, name, onClose }: { passkey: Passkey; name: string; onClose: () => void }) {
  const { t } = useTexts();
  const form = useForm(passkeyNameForm, { name }, { draft: { name: 'passkey', id } });
  const dialog = useDialogWrite(form, renamePasskey, {
    input: (values) => ({ body: { id, name: values.name.trim() } }),
    onDone: () => {
      saySuccess(t, renamePasskey, 'passkey.renamed');
      onClose();
    },
  });
  return (
    <FormDialog {...dialog} title={t('passkey.rename')} submitLabel={t('common.actions.save')} onClose={onClose}>
      <TextInput<PasskeyNameValues> name="name" label={t('passkey.name')} maxLength={passkeyNameMax} dir="auto" isRequired />
    </FormDialog>
  );
}
