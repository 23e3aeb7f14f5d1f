import { useEffect } from 'react';
import { connectIdentity, getIdentities } from '../../../../contract/identity/calls.ts';
import { providerNames } from '../../../../contract/identity/fields.ts';
import type { DataOf } from '../../../../contract/wire/call.ts';
import { takeConnected } from '../../../client/connected-mark.ts';
import { isInApp } from '../../../client/host/host-app.ts';
import { Note } from '../../../ui/Note.tsx';
import { Answered } from '../../shared/data/Answered.tsx';
import { useCall } from '../../shared/data/query.ts';
import { PasswordByMail } from '../../shared/PasswordByMail.tsx';
import { saySuccess } from '../../shared/say-success.ts';
import { useTexts } from '../../shared/texts.tsx';
import { Setting } from '../Setting.tsx';
import { ConnectionRow } from './ConnectionRow.tsx';

/** The accounts at providers with which the person signs in; nothing where no provider is configured and none is connected. */
export function Connections() {
  const { t } = useTexts();
  const query = useCall(getIdentities);
  useEffect(() => {
    const connected = takeConnected();
    if (connected !== undefined) saySuccess(t, connectIdentity, 'connection.connected', { provider: providerNames[connected] });
  }, [t]);
  if (query.data === undefined || shownIn(query.data).length === 0) return null;
  return (
    <Setting id="connections" title={t('connection.title')} about={t('connection.about')}>
      <Answered query={query} rows={1}>
        {(data) => <ConnectionList data={data} />}
      </Answered>
    </Setting>
  );
}

type Data = DataOf<typeof getIdentities>;

/** Connected providers first. Providers refuse the app's web view, so nothing can be connected there. */
function shownIn({ providers, identities }: Data) {
  const connected = identities.map((identity) => ({ provider: identity.provider, identity }));
  const others = providers.filter((provider) => identities.every((identity) => identity.provider !== provider));
  return [...connected, ...(isInApp() ? [] : others.map((provider) => ({ provider, identity: null })))];
}

function ConnectionList({ data }: { data: Data }) {
  const { t } = useTexts();
  return (
    <>
      <ul className="sessions">
        {shownIn(data).map(({ provider, identity }) => (
          <ConnectionRow key={provider} provider={provider} identity={identity} />
        ))}
      </ul>
      {!data.hasPassword && (
        <Note tone="amber" icon="info">
          {t('connection.noPassword')}
        </Note>
      )}
      {!data.hasPassword && <PasswordByMail />}
    </>
  );
}
