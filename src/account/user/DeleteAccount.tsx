import { useRef, useState } from 'react';
import { deleteUser } from '../../../contract/auth/calls.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/data/use-write.ts';
import { isSameEmail } from './data-file.ts';
import { Setting } from './Setting.tsx';
import { leftToRight } from '../../../contract/text/isolate.ts';

export interface DeleteAccountProps {
  userId: string;
  email: string;
  onDeleted: () => void;
}

/** Deletes an account: explains what is deleted and what stays, and asks for the e-mail address, which is the same in every language. */
export function DeleteAccount({ userId, email, onDeleted }: DeleteAccountProps) {
  const { t } = useTexts();
  const [isAsking, setAsking] = useState(false);
  return (
    <Setting id="delete" title={t('user.settings.delete.title')} about={t('user.settings.delete.about')}>
      <dl className="facts-list">
        {(['goes', 'stays'] as const).map((kind) => (
          <div key={kind}>
            <dt>{t(`user.settings.delete.${kind}Title`)}</dt>
            <dd>{t(`user.settings.delete.${kind}`)}</dd>
          </div>
        ))}
      </dl>
      <div>
        <Button variant="danger" icon="trash" onClick={() => setAsking(true)}>
          {t('user.settings.delete.open')}
        </Button>
      </div>
      {isAsking && <Confirmation userId={userId} email={email} onDeleted={onDeleted} onClose={() => setAsking(false)} />}
    </Setting>
  );
}

function Confirmation({ userId, email, onDeleted, onClose }: DeleteAccountProps & { onClose: () => void }) {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const remove = useWrite(deleteUser, { isReadLater: true });
  const confirm = async () => {
    if (!isSameEmail(typed, email)) {
      setWrong(true);
      field.current?.focus();
      return;
    }
    const answer = await remove.run({ query: { UserId: userId } });
    if (answer.ok) onDeleted();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('user.settings.delete.ask')}
      role="alertdialog"
      isLocked={remove.busy}
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={remove.busy}>
            {t('common.actions.cancel')}
          </Button>
          <Button variant="danger" type="submit" form="delete-account" busy={remove.busy}>
            {t('user.settings.delete.confirm')}
          </Button>
        </>
      }
    >
      <form
        id="delete-account"
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React events bubble from the dialog to the surrounding form, although it is elsewhere in the document.
          event.stopPropagation();
          if (!remove.busy) void confirm();
        }}
      >
        <p className="text-sm soft">{t('user.settings.delete.goes')}</p>
        <TextField
          ref={field}
          type="email"
          label={t('user.settings.delete.label')}
          hint={t('user.settings.delete.typeEmail', { email: leftToRight(email) })}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setWrong(false);
          }}
          autoComplete="off"
          spellCheck={false}
          isRequired
          {...(isWrong && { errorMessage: t('user.settings.delete.wrong') })}
        />
      </form>
    </Dialog>
  );
}
