import { useState } from 'react';
import { deletePasskey } from '../../../../contract/passkey/calls.ts';
import type { Passkey } from '../../../../contract/passkey/schemas.ts';
import { isolated } from '../../../../contract/text/isolate.ts';
import { Button } from '../../../ui/Button.tsx';
import { Question } from '../../../form/Question.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useWrite } from '../../shared/data/use-write.ts';
import { saySuccess } from '../../shared/say-success.ts';
import { useTexts } from '../../shared/texts.tsx';
import { deviceName } from '../device-name.ts';
import { RenamePasskey } from './RenamePasskey.tsx';

/** A passkey with its name: by default the name of the password manager, or of the device that added it. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { t, date, age } = useTexts();
  const [asked, setAsked] = useState<'rename' | 'remove'>();
  const removing = useWrite(deletePasskey, { isShownByReading: true });
  const device = deviceName(passkey.device, (names) => t('user.settings.sessions.device', names));
  const ownName = passkey.name || passkey.provider;
  const name = isolated(ownName || device || t('passkey.unknown'));
  const close = () => setAsked(undefined);
  const remove = async () => {
    const answer = await removing.run({ query: { id: passkey.id } });
    close();
    if (answer.ok) saySuccess(t, deletePasskey, 'passkey.removed');
  };
  return (
    <li className="session">
      <Icon name="shield" />
      <div className="stack gap-1">
        <strong className="medium keep-edge" dir="auto">
          {name}
        </strong>
        <p className="text-xs soft">
          {passkey.dtLastUsed === null ? t('passkey.unused') : t('passkey.used', { age: age(passkey.dtLastUsed) })} ·{' '}
          {t('passkey.addedOn', { date: date(passkey.dtAdded) })}
          {ownName !== '' && device !== null && ` · ${t('passkey.onDevice', { device })}`}
        </p>
      </div>
      <div className="row">
        <Button variant="secondary" onClick={() => setAsked('rename')}>
          {t('passkey.rename')}
          <span className="visually-hidden">: {name}</span>
        </Button>
        <Button variant="secondary" onClick={() => setAsked('remove')}>
          {t('passkey.remove')}
          <span className="visually-hidden">: {name}</span>
        </Button>
      </div>
      {asked === 'rename' && <RenamePasskey passkey={passkey} name={ownName || device || ''} onClose={close} />}
      <Question
        isOpen={asked === 'remove'}
        onClose={close}
        onConfirm={() => void remove()}
        title={t('passkey.removeAsk', { name })}
        confirmLabel={t('passkey.remove')}
        variant="danger"
        busy={removing.busy}
      >
        {t('passkey.removeText')} {t('passkey.removeDevice')}
      </Question>
    </li>
  );
}
