import { useState } from 'react';
import { confirmSecondFactor, enrolSecondFactor } from '../../../../contract/moderation/second-factor-calls.ts';
import type { DataOf } from '../../../../contract/wire/call.ts';
import type { Failure } from '../../../client/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Note } from '../../../ui/Note.tsx';
import { invalidate } from '../../shared/data/query.ts';
import { saveFile } from '../../shared/fields/save-file.ts';
import { useTexts } from '../../shared/texts.tsx';
import { useWrite } from '../../shared/data/use-write.ts';
import { CodeForm } from './SecondFactor.tsx';

/** Groups of four are easier to copy. */
const inGroups = (key: string): string => (key.match(/.{1,4}/g) ?? []).join(' ');

/** Sets up an authenticator app: the key, its first code, and the recovery codes, which are shown once. */
export function EnrolSecondFactor() {
  const { t } = useTexts();
  const [made, setMade] = useState<DataOf<typeof enrolSecondFactor> | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const enrol = useWrite(enrolSecondFactor);
  const confirm = useWrite(confirmSecondFactor, {
    // The recovery codes are shown before the console is read again.
    isReadLater: true,
    onFailure: (refused) => {
      setFailure(refused);
      return true;
    },
  });
  const begin = async () => {
    const answer = await enrol.run();
    if (answer.ok) setMade(answer.data);
  };
  const send = async (code: string) => {
    const answer = await confirm.run({ body: { code } });
    if (answer.ok) setCodes(answer.data.recoveryCodes);
  };
  if (codes !== null) return <RecoveryCodes codes={codes} />;
  return (
    <Card title={t('console.factor.setUp')}>
      <div className="stack gap-4">
        <p className="measure">{t('console.factor.why')}</p>
        {made === null ? (
          <div className="row">
            <Button onClick={() => void begin()} busy={enrol.busy}>
              {t('console.factor.begin')}
            </Button>
          </div>
        ) : (
          <CodeForm
            label={t('console.factor.firstCode')}
            hint={t('console.factor.firstCodeHint')}
            submit={t('console.factor.confirm')}
            failure={failure}
            isBusy={confirm.busy}
            onCode={(code) => void send(code)}
          >
            <p className="measure">{t('console.factor.key')}</p>
            <p className="console-key" dir="ltr">
              {inGroups(made.key)}
            </p>
            <div className="row">
              <LinkButton variant="secondary" href={made.uri}>
                {t('console.factor.openApp')}
              </LinkButton>
            </div>
          </CodeForm>
        )}
      </div>
    </Card>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTexts();
  return (
    <Card title={t('console.factor.recovery')}>
      <div className="stack gap-4">
        <Note tone="amber">{t('console.factor.recoveryWhy')}</Note>
        <ul className="console-codes" dir="ltr">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="row">
          <Button variant="secondary" icon="download" onClick={() => saveFile(new Blob([`${codes.join('\n')}\n`]), 'kervan-recovery.txt')}>
            {t('console.factor.save')}
          </Button>
          <Button onClick={() => void invalidate(confirmSecondFactor.changes)}>{t('console.factor.kept')}</Button>
        </div>
      </div>
    </Card>
  );
}
