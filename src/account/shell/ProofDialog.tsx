import { useId, useState } from 'react';
import { prove } from '../../../contract/auth/calls.ts';
import { getPasskeyRequest, getPasskeys } from '../../../contract/passkey/calls.ts';
import { getSecondFactor } from '../../../contract/second-factor/calls.ts';
import { codeOf } from '../../../contract/wire/error-code.ts';
import { call } from '../../client/call.ts';
import { hasPasskeys } from '../../client/passkey-support.ts';
import { signByPasskey } from '../../client/passkeys.ts';
import { PlainForm } from '../../form/PlainForm.tsx';
import { useForm } from '../../form/use-form.ts';
import { errorText } from '../../i18n/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Note } from '../../ui/Note.tsx';
import { useCall } from '../shared/data/query.ts';
import { useSession } from '../shared/data/use-session.ts';
import { useWrite } from '../shared/data/use-write.ts';
import { PasswordInput } from '../shared/fields/PasswordInput.tsx';
import { PasswordByMail } from '../shared/PasswordByMail.tsx';
import { useTexts } from '../shared/texts.tsx';
import { proofForm, type ProofValues } from './proof-form.ts';
import { ProofByCode } from './ProofByCode.tsx';

/**
 * Asks for the password; people with a passkey or an authenticator app can use that instead. The page behind the dialog keeps its input.
 */
export function ProofDialog({ onEnd }: { onEnd: (isProved: boolean) => void }) {
  const { t } = useTexts();
  const { user } = useSession();
  const passkeys = useCall(getPasskeys);
  const factor = useCall(getSecondFactor);
  const [isByCode, setByCode] = useState(false);
  const { form, validate, blame } = useForm(proofForm, { password: '' });
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const proving = useWrite(prove, {
    show: (failure) => {
      blame(failure);
      // The field shows this refusal.
      if (codeOf(failure) !== 'PROOF_WRONG') setProblem(errorText(t, failure));
    },
  });
  const busy = proving.busy || isAsking;
  const id = useId();

  const submit = async () => {
    setProblem(null);
    if (!validate(undefined)) return;
    const answer = await proving.run({ body: form.getValues() });
    if (answer.ok) onEnd(true);
    else proving.renew();
  };
  const signed = async () => {
    const request = await call(getPasskeyRequest);
    if (!request.ok) return setProblem(errorText(t, request));
    const response = await signByPasskey(request.data.options);
    if (response === null) return setProblem(t('proof.passkeyFailed'));
    const answer = await proving.run({ body: { response } });
    if (answer.ok) onEnd(true);
  };
  const usePasskey = async () => {
    setProblem(null);
    setAsking(true);
    await signed();
    setAsking(false);
  };

  if (isByCode)
    return (
      <Dialog isOpen onClose={() => onEnd(false)} title={t('proof.title')}>
        <ProofByCode onEnd={onEnd} onBack={() => setByCode(false)} />
      </Dialog>
    );
  return (
    <Dialog
      isOpen
      onClose={() => onEnd(false)}
      title={t('proof.title')}
      isLocked={busy}
      actions={
        <>
          <Button variant="quiet" onClick={() => onEnd(false)} disabled={busy}>
            {t('common.actions.cancel')}
          </Button>
          <Button type="submit" form={id} busy={proving.busy}>
            {t('proof.confirm')}
          </Button>
        </>
      }
    >
      <PlainForm form={form} isBusy={busy} onSubmit={submit} id={id} className="stack">
        <p className="text-sm soft">{t('proof.text')}</p>
        {problem !== null && (
          <Note tone="red" icon="alert" role="alert">
            {problem}
          </Note>
        )}
        {/* Password managers find the password by this user name. */}
        <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <PasswordInput<ProofValues> name="password" label={t('proof.password')} autoComplete="current-password" />
        <PasswordByMail>
          <span className="text-sm">{t('proof.forgotten')}</span>
        </PasswordByMail>
        <div className="row">
          {hasPasskeys() && (passkeys.data?.passkeys.length ?? 0) > 0 && (
            <Button variant="secondary" icon="shield" onClick={() => void usePasskey()} busy={isAsking}>
              {t('proof.byPasskey')}
            </Button>
          )}
          {factor.data?.dtAdded && (
            <Button variant="secondary" onClick={() => setByCode(true)} disabled={busy}>
              {t('proof.byCode')}
            </Button>
          )}
        </div>
      </PlainForm>
    </Dialog>
  );
}
