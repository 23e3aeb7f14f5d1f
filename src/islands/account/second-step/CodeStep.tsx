import { useEffect, useState } from 'react';
import { codeLengthMax } from '../../../../contract/second-factor/fields.ts';
import { isInApp } from '../../../client/host/host-app.ts';
import { CheckboxInput } from '../../../form/fields/CheckboxInput.tsx';
import { TextInput } from '../../../form/fields/TextInput.tsx';
import type { PlainFormOf } from '../../../form/form-of.ts';
import { PlainForm } from '../../../form/PlainForm.tsx';
import { usePlainForm } from '../../../form/use-plain-form.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { DoneNote } from '../../DoneNote.tsx';
import { useFailureText } from '../../use-failure-text.ts';
import { Refusal } from '../Refusal.tsx';
import { LostFactor } from './LostFactor.tsx';
import type { SecondStepProps } from './SecondStep.tsx';

interface CodeValues {
  code: string;
  trustBrowser: boolean;
}

const codeForm: PlainFormOf<CodeValues, 'codeRequired'> = {
  rules: [['code', 'codeRequired', ({ code }) => code.trim() === '']],
  names: { code: 'code' },
};

/** The second step of signing in: a code of the app, or a recovery code. */
export function CodeStep({ t, language, signIn, typed, errorOccurred, onBack, onSignedIn }: SecondStepProps) {
  const [isRecovery, setRecovery] = useState(false);
  const [isLost, setLost] = useState(false);
  const [codesLeft, setCodesLeft] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { form, validate, blame } = usePlainForm(
    codeForm,
    { code: '', trustBrowser: false },
    { says: () => t('secondFactor.codeRequired') },
  );
  const failureText = useFailureText(language, errorOccurred);
  useEffect(() => {
    if (!isLost) form.setFocus('code');
  }, [form, isLost]);

  async function submit() {
    setRefusal(undefined);
    if (!validate(undefined)) return;
    const { code, trustBrowser } = form.getValues();
    setBusy(true);
    const answer = await signIn({ code, ...(trustBrowser && { trustBrowser }) });
    if (answer.ok && answer.data.recoveryCodesLeft === undefined) return onSignedIn();
    setBusy(false);
    if (answer.ok) return setCodesLeft(answer.data.recoveryCodesLeft);
    const { text } = await failureText(answer);
    if (answer.code === 'SECOND_FACTOR_WRONG') blame({}, { name: 'code', text });
    else setRefusal(text);
  }

  if (codesLeft !== undefined)
    return (
      <div className="stack">
        <DoneNote tone="amber">{t('secondFactor.signIn.codesLeft', { count: formatNumber(codesLeft, language) })}</DoneNote>
        <Button wide onClick={() => void onSignedIn()}>
          {t('secondFactor.signIn.goOn')}
        </Button>
      </div>
    );
  if (isLost && typed !== undefined)
    return <LostFactor {...{ t, language, typed, errorOccurred }} title={t('secondFactor.signIn.lost')} onBack={() => setLost(false)} />;
  return (
    <PlainForm form={form} isBusy={busy} onSubmit={submit} className="stack">
      <h2 className="text-lg">{t('secondFactor.signIn.title')}</h2>
      <p className="soft">{t(isRecovery ? 'secondFactor.codeHint' : 'secondFactor.signIn.text')}</p>
      <Refusal>{refusal}</Refusal>
      <TextInput<CodeValues>
        label={t(isRecovery ? 'secondFactor.signIn.recoveryCode' : 'secondFactor.signIn.code')}
        name="code"
        autoComplete="one-time-code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        maxLength={codeLengthMax}
        enterKeyHint="go"
        dir="ltr"
        isRequired
      />
      {/* Not inside the app, which stores tokens itself and has no cookie for trusted browsers. */}
      {!isInApp() && (
        <CheckboxInput<CodeValues> name="trustBrowser" hint={t('secondFactor.signIn.trustHint')}>
          {t('secondFactor.signIn.trust')}
        </CheckboxInput>
      )}
      <Button type="submit" wide busy={busy}>
        {t('secondFactor.signIn.submit')}
      </Button>
      <div className="row">
        <Button variant="quiet" onClick={onBack} disabled={busy}>
          {t('secondFactor.signIn.back')}
        </Button>
        <Button
          variant="quiet"
          disabled={busy}
          onClick={() => {
            form.clearErrors();
            form.setValue('code', '');
            setRecovery(!isRecovery);
            form.setFocus('code');
          }}
        >
          {t(isRecovery ? 'secondFactor.signIn.useApp' : 'secondFactor.signIn.useRecovery')}
        </Button>
        {isRecovery && typed !== undefined && (
          <Button variant="quiet" disabled={busy} onClick={() => setLost(true)}>
            {t('secondFactor.signIn.lost')}
          </Button>
        )}
      </div>
    </PlainForm>
  );
}
