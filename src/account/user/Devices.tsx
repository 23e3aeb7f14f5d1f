import { type ReactNode, useState } from 'react';
import type { deleteTrustedBrowser } from '../../../contract/second-factor/calls.ts';
import type { deleteSession } from '../../../contract/session/calls.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Question } from '../../form/Question.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { useWrite } from '../shared/data/use-write.ts';
import { useTexts } from '../shared/texts.tsx';
import { deviceName } from './device-name.ts';

interface EndsAccess {
  call: typeof deleteSession | typeof deleteTrustedBrowser;
  texts: 'user.settings.sessions' | 'secondFactor.trusted';
  icon: IconName;
  /** @param id of the device, or "all" */
  onEnded: (id: string) => void;
}

interface DeviceProps extends EndsAccess {
  device: { id: string; device: string; isCurrent: boolean };
  badge?: ReactNode;
  /** When it was used. */
  children: ReactNode;
  mayEnd: boolean;
}

/** A device with access to the account, for a list of the class "sessions". */
export function Device({ call, texts, icon, onEnded, device: { id, device, isCurrent }, badge, children, mayEnd }: DeviceProps) {
  const { t } = useTexts();
  const { run, busy } = useWrite(call, { isShownByReading: true });
  const name = deviceName(device, (names) => t('user.settings.sessions.device', names)) ?? t('user.settings.sessions.unknown');
  const end = async () => {
    const answer = await run({ query: { id } });
    if (answer.ok) onEnded(id);
  };
  return (
    <li className="session">
      <Icon name={icon} />
      <div className="stack gap-1 grow">
        <p className="row">
          <strong className="medium">{name}</strong>
          {badge}
          {isCurrent && (
            <Badge tone="green" icon="check-circle">
              {t(`${texts}.current`)}
            </Badge>
          )}
        </p>
        <p className="text-xs soft">{children}</p>
      </div>
      {mayEnd && (
        <Button variant="secondary" onClick={() => void end()} busy={busy}>
          {t(`${texts}.end`)}
          <span className="visually-hidden">: {name}</span>
        </Button>
      )}
    </li>
  );
}

/** The button that ends the access of all, or of all others, after a question. */
export function EndAll({ call, texts, icon, onEnded }: EndsAccess) {
  const { t } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const { run, renew, busy } = useWrite(call, { isShownByReading: true });
  const endAll = async () => {
    const answer = await run({ query: { id: 'all' } });
    setAsking(false);
    if (!answer.ok) return;
    // Makes the next press a new write, because devices that get access later can be ended too.
    renew();
    onEnded('all');
  };
  return (
    <div>
      <Button variant="danger" icon={icon} onClick={() => setAsking(true)}>
        {t(`${texts}.endAll`)}
      </Button>
      <Question
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void endAll()}
        title={t(`${texts}.endAllAsk`)}
        confirmLabel={t(`${texts}.endAll`)}
        variant="danger"
        busy={busy}
      >
        {t(`${texts}.endAllText`)}
      </Question>
    </div>
  );
}
