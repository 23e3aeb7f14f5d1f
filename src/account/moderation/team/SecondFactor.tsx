import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import { codeLengthMax } from '../../../../contract/moderation/fields.ts';
import { giveSecondFactor } from '../../../../contract/moderation/second-factor-calls.ts';
import type { Failure } from '../../../client/call.ts';
import { errorText } from '../../../i18n/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { useWrite } from '../../shared/data/use-write.ts';

const EnrolSecondFactor = lazy(async () => ({ default: (await import('./EnrolSecondFactor.tsx')).EnrolSecondFactor }));

/** Asks for the second factor before the console opens. @param isSet the person has an authenticator app already */
export function SecondFactor({ isSet }: { isSet: boolean }) {
  return isSet ? (
    <GiveSecondFactor />
  ) : (
    <Suspense>
      <EnrolSecondFactor />
    </Suspense>
  );
}

function GiveSecondFactor() {
  const { t } = useTexts();
  const [failure, setFailure] = useState<Failure | null>(null);
  const write = useWrite(giveSecondFactor, {
    isShownByReading: true,
    onFailure: (refused) => {
      setFailure(refused);
      return true;
    },
  });
  return (
    <Card title={t('console.factor.title')}>
      <CodeForm
        label={t('console.factor.code')}
        hint={t('console.factor.codeHint')}
        submit={t('console.factor.open')}
        failure={failure}
        isBusy={write.busy}
        onCode={(code) => void write.run({ body: { code } })}
      />
    </Card>
  );
}

interface CodeFormProps {
  label: string;
  hint: string;
  submit: string;
  failure: Failure | null;
  isBusy: boolean;
  children?: ReactNode;
  onCode: (code: string) => void;
}

/** A form for one code of the app. */
export function CodeForm({ label, hint, submit, failure, isBusy, children, onCode }: CodeFormProps) {
  const { t } = useTexts();
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') setMissing(true);
    else onCode(code);
  };
  const problem = isMissing ? t('errors.fields.REQUIRED') : failure === null ? undefined : errorText(t, failure);
  return (
    <form className="stack gap-4" onSubmit={send} noValidate>
      {children}
      <div className="form-grid">
        <TextField
          label={label}
          hint={hint}
          value={code}
          onChange={(typed) => {
            setMissing(false);
            setCode(typed);
          }}
          errorMessage={problem}
          autoComplete="one-time-code"
          inputMode="text"
          maxLength={codeLengthMax}
          dir="ltr"
          isRequired
        />
      </div>
      <div className="row">
        <Button type="submit" busy={isBusy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
