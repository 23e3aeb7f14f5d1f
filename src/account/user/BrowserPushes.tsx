import { useEffect, useState } from 'react';
import { addPushSubscription, getPushKey, removePushSubscription } from '../../../contract/push/calls.ts';
import { isInApp } from '../../client/host/host-app.ts';
import { saySuccess } from '../shared/say-success.ts';
import { Button } from '../../ui/Button.tsx';
import { useCall } from '../shared/data/query.ts';
import { sayFailure } from '../shared/say-failure.ts';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/data/use-write.ts';
import { canPush, isForKey, subscribeHere, subscriptionHere, subscriptionBody } from './browser-push.ts';
import { Setting } from './Setting.tsx';

/** Switches pushes of this browser on, which appear also while no page is open. The native app has its own pushes. */
export function BrowserPushes() {
  const { t } = useTexts();
  const isOffered = canPush() && !isInApp();
  const key = useCall(getPushKey, undefined, { enabled: isOffered }).data?.publicKey ?? '';
  const [isOn, setOn] = useState<boolean>();
  const [isDenied, setDenied] = useState(() => isOffered && Notification.permission === 'denied');
  const adding = useWrite(addPushSubscription);
  const removing = useWrite(removePushSubscription);
  useEffect(() => {
    if (key !== '') void subscriptionHere().then((subscription) => setOn(subscription !== null && isForKey(subscription, key)));
  }, [key]);
  if (!isOffered || key === '' || isOn === undefined) return null;

  const turnOn = async () => {
    const subscription = await subscribeHere(key);
    if (subscription === 'denied') setDenied(true);
    else if (subscription === null) sayFailure(t('user.settings.push.failed'));
    else if ((await adding.run({ body: subscriptionBody(subscription) })).ok) {
      setOn(true);
      saySuccess(t, addPushSubscription, 'user.settings.push.isOn');
    } else await subscription.unsubscribe();
  };
  const turnOff = async () => {
    const subscription = await subscriptionHere();
    if (subscription !== null && !(await removing.run({ body: { endpoint: subscription.endpoint } })).ok) return;
    await subscription?.unsubscribe();
    setOn(false);
    saySuccess(t, removePushSubscription, 'user.settings.push.isOff');
  };
  return (
    <Setting id="pushes" title={t('user.settings.push.title')} about={t('user.settings.push.about')}>
      <p className="text-sm" role="status">
        {t(isDenied ? 'user.settings.push.denied' : isOn ? 'user.settings.push.isOn' : 'user.settings.push.isOff')}
      </p>
      {!isDenied && (
        <div>
          <Button variant="secondary" icon="bell" onClick={() => void (isOn ? turnOff() : turnOn())} busy={adding.busy || removing.busy}>
            {t(isOn ? 'user.settings.push.turnOff' : 'user.settings.push.turnOn')}
          </Button>
        </div>
      )}
    </Setting>
  );
}
