import { hasPasskeys } from '../../../client/passkey-support.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Note } from '../../../ui/Note.tsx';
import { PageHead } from '../../shared/PageHead.tsx';
import { EnrolSecondFactor } from '../../shared/second-factor/EnrolSecondFactor.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { useAddPasskey } from '../../shared/use-add-passkey.ts';

/** Replaces every page for people who lack the second factor that their account already requires. */
export function SecondFactorDue() {
  const { t } = useTexts();
  return (
    <div className="wrap page page--only stack gap-6">
      <PageHead title={t('secondFactor.due.title')} below={<p className="soft measure">{t('secondFactor.due.text')}</p>} />
      <Card title={t('secondFactor.title')}>
        <div className="stack gap-4">
          <p className="measure">{t('secondFactor.about')}</p>
          <EnrolSecondFactor />
        </div>
      </Card>
      {hasPasskeys() && <PasskeyInstead />}
      <div className="row">
        {/* Handled by keepSession (session.ts). */}
        <Button variant="quiet" icon="logout" data-do="sign-out">
          {t('secondFactor.due.signOut')}
        </Button>
      </div>
    </div>
  );
}

function PasskeyInstead() {
  const { t } = useTexts();
  const { add, problem, busy } = useAddPasskey();
  return (
    <Card title={t('secondFactor.due.passkey')}>
      <div className="stack gap-4">
        <p className="measure">{t('secondFactor.due.passkeyText')}</p>
        {problem !== '' && (
          <Note tone="amber" icon="alert" role="alert">
            {problem}
          </Note>
        )}
        <div className="row">
          <Button variant="secondary" icon="plus" onClick={() => void add()} busy={busy}>
            {t('passkey.add')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
