import { useState } from 'react';
import { disconnectIdentity } from '../../../../contract/identity/calls.ts';
import { type IdentityProvider, providerNames } from '../../../../contract/identity/fields.ts';
import type { Identity } from '../../../../contract/identity/schemas.ts';
import { errorText } from '../../../i18n/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Question } from '../../../form/Question.tsx';
import { Note } from '../../../ui/Note.tsx';
import { ProviderMark } from '../../../ui/provider/ProviderMark.tsx';
import { useWrite } from '../../shared/data/use-write.ts';
import { saySuccess } from '../../shared/say-success.ts';
import { useTexts } from '../../shared/texts.tsx';
import { useConnect } from './use-connect.ts';

/** A provider with the connected account, or with the button that connects one. */
export function ConnectionRow({ provider, identity }: { provider: IdentityProvider; identity: Identity | null }) {
  const { t, date, age } = useTexts();
  const [isAsked, setAsked] = useState(false);
  const [problem, setProblem] = useState('');
  const { connect, isLeaving } = useConnect(provider, setProblem);
  const name = providerNames[provider];
  const disconnecting = useWrite(disconnectIdentity, { isShownByReading: true, show: (failure) => setProblem(errorText(t, failure)) });
  const disconnect = async (id: string) => {
    setProblem('');
    const answer = await disconnecting.run({ query: { id } });
    // Makes the next press a new write. A refused one may succeed later, when there is another way to sign in.
    disconnecting.renew();
    setAsked(false);
    if (answer.ok) saySuccess(t, disconnectIdentity, 'connection.disconnected', { provider: name });
  };
  return (
    <li className="session">
      <ProviderMark provider={provider} />
      <div className="stack gap-1">
        <strong className="medium">{name}</strong>
        <p className="text-xs soft">
          {identity === null ? (
            t('connection.notConnected')
          ) : (
            <>
              <bdi dir="ltr">{identity.email}</bdi> ·{' '}
              {identity.dtLastUsed === null ? t('connection.unused') : t('connection.used', { age: age(identity.dtLastUsed) })} ·{' '}
              {t('connection.addedOn', { date: date(identity.dtAdded) })}
            </>
          )}
        </p>
        {problem !== '' && (
          <Note tone="amber" icon="alert" role="alert">
            {problem}
          </Note>
        )}
      </div>
      {identity === null ? (
        <Button variant="secondary" onClick={() => void connect()} busy={isLeaving}>
          {t('connection.connect')}
          <span className="visually-hidden">: {name}</span>
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => setAsked(true)}>
          {t('connection.disconnect')}
          <span className="visually-hidden">: {name}</span>
        </Button>
      )}
      {identity !== null && (
        <Question
          isOpen={isAsked}
          onClose={() => setAsked(false)}
          onConfirm={() => void disconnect(identity.id)}
          title={t('connection.disconnectAsk', { provider: name })}
          confirmLabel={t('connection.disconnect')}
          variant="danger"
          busy={disconnecting.busy}
        >
          {t('connection.disconnectText')}
        </Question>
      )}
    </li>
  );
}
