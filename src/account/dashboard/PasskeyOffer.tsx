import { declinePasskeyOffer, getPasskeys } from '../../../contract/passkey/calls.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { useCall } from '../shared/data/query.ts';
import { useWrite } from '../shared/data/use-write.ts';
import { saySuccess } from '../shared/say-success.ts';
import { useTexts } from '../shared/texts.tsx';
import { useAddPasskey } from '../shared/use-add-passkey.ts';

/** Offers the first passkey, until the person adds one or declines: the answer is stored with the person, not with the device. */
export function PasskeyOffer() {
  const { t } = useTexts();
  const { data } = useCall(getPasskeys);
  const { add, problem, busy } = useAddPasskey();
  const declining = useWrite(declinePasskeyOffer, { isShownByReading: true });
  if (data?.isOffered !== true) return null;
  const decline = async () => {
    if ((await declining.run()).ok) saySuccess(t, declinePasskeyOffer, 'passkey.offer.declined');
  };
  return (
    <Card title={t('passkey.offer.title')}>
      <div className="stack">
        <p className="text-sm soft">{t('passkey.offer.text')}</p>
        {problem !== '' && (
          <p className="text-sm" role="alert">
            {problem}
          </p>
        )}
        <div className="row">
          <Button variant="secondary" onClick={() => void add()} busy={busy}>
            {t('passkey.add')}
          </Button>
          <Button variant="quiet" onClick={() => void decline()} busy={declining.busy}>
            {t('passkey.offer.decline')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
