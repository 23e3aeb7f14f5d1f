import { getPasskeys } from '../../../../contract/passkey/calls.ts';
import { passkeysMax } from '../../../../contract/passkey/fields.ts';
import type { Passkey } from '../../../../contract/passkey/schemas.ts';
import { hasPasskeys } from '../../../client/passkey-support.ts';
import { Button } from '../../../ui/Button.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Answered } from '../../shared/data/Answered.tsx';
import { useCall } from '../../shared/data/query.ts';
import { useTexts } from '../../shared/texts.tsx';
import { useAddPasskey } from '../../shared/use-add-passkey.ts';
import { Setting } from '../Setting.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';

/** The passkeys of the person. Where the browser has none (also in the app), those of other devices can be renamed and removed. */
export function Passkeys() {
  const { t } = useTexts();
  const query = useCall(getPasskeys);
  if (!hasPasskeys() && (query.data?.passkeys ?? []).length === 0) return null;
  return (
    <Setting id="passkeys" title={t('passkey.title')} about={t('passkey.about')}>
      <Answered query={query} rows={1}>
        {({ passkeys }) => <PasskeyList passkeys={passkeys} />}
      </Answered>
    </Setting>
  );
}

function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = useTexts();
  const { add, problem, busy } = useAddPasskey();
  return (
    <>
      {passkeys.length === 0 ? (
        <p className="text-sm soft">{t('passkey.none')}</p>
      ) : (
        <ul className="sessions">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {problem !== '' && (
        <Note tone="amber" icon="alert" role="alert">
          {problem}
        </Note>
      )}
      {hasPasskeys() && passkeys.length < passkeysMax && (
        <div>
          <Button variant="secondary" icon="plus" onClick={() => void add()} busy={busy}>
            {t('passkey.add')}
          </Button>
        </div>
      )}
    </>
  );
}
