import { lazy, Suspense, useState } from 'react';
import { giveSecondFactor } from '../../../../contract/second-factor/calls.ts';
import type { Failure } from '../../../client/call.ts';
import { Card } from '../../../ui/Card.tsx';
import { useWrite } from '../../shared/data/use-write.ts';
import { CodeForm } from '../../shared/second-factor/CodeForm.tsx';
import { useTexts } from '../../shared/texts.tsx';

const EnrolSecondFactor = lazy(async () => ({
  default: (await import('../../shared/second-factor/EnrolSecondFactor.tsx')).EnrolSecondFactor,
}));

/** Asks for the second factor before the console opens. @param isSet the person has an authenticator app already */
export function SecondFactor({ isSet }: { isSet: boolean }) {
  const { t } = useTexts();
  if (isSet) return <GiveSecondFactor />;
  return (
    <Card title={t('secondFactor.title')}>
      <div className="stack gap-4">
        <p className="measure">{t('console.factor.why')}</p>
        <Suspense>
          <EnrolSecondFactor />
        </Suspense>
      </div>
    </Card>
  );
}

function GiveSecondFactor() {
  const { t } = useTexts();
  const [failure, setFailure] = useState<Failure | null>(null);
  const write = useWrite(giveSecondFactor, { isShownByReading: true, show: setFailure });
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
