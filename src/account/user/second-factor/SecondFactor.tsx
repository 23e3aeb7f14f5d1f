import { lazy, Suspense, useRef, useState } from 'react';
import { getSecondFactor, removeSecondFactor, renewRecoveryCodes } from '../../../../contract/second-factor/calls.ts';
import type { DataOf } from '../../../../contract/wire/call.ts';
import type { Failure } from '../../../client/call.ts';
import { LeaveGuard } from '../../../form/LeaveGuard.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Answered } from '../../shared/data/Answered.tsx';
import { useCall } from '../../shared/data/query.ts';
import { useWrite } from '../../shared/data/use-write.ts';
import { saySuccess } from '../../shared/say-success.ts';
import { CodeForm } from '../../shared/second-factor/CodeForm.tsx';
import { RecoveryCodes } from '../../shared/second-factor/RecoveryCodes.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { useOpener } from '../../shared/use-opener.ts';
import { Setting } from '../Setting.tsx';
import { TrustedBrowsers } from './TrustedBrowsers.tsx';

const EnrolSecondFactor = lazy(async () => ({
  default: (await import('../../shared/second-factor/EnrolSecondFactor.tsx')).EnrolSecondFactor,
}));

type State = DataOf<typeof getSecondFactor>;

/** Recovery codes are shown once. */
const unsavedCodes = <LeaveGuard isActive isWhole />;

/** The authenticator app of the person, and below it the browsers that need no code. */
export function SecondFactor() {
  const { t } = useTexts();
  const query = useCall(getSecondFactor);
  const section = useRef<HTMLElement>(null);
  const toSection = () => section.current?.focus();
  return (
    <>
      <Setting ref={section} id="second-factor" title={t('secondFactor.title')} about={t('secondFactor.about')}>
        <Answered query={query} rows={1}>
          {(state) => (state.dtAdded === null ? <Off onEnd={toSection} /> : <On state={state} dtAdded={state.dtAdded} onEnd={toSection} />)}
        </Answered>
      </Setting>
      {query.data?.dtAdded && <TrustedBrowsers />}
    </>
  );
}

/** @param onEnd called when the section shows something else and the pressed button does not exist any more */
const Off = ({ onEnd }: { onEnd: () => void }) => (
  <Suspense>
    <EnrolSecondFactor onEnd={onEnd} guard={unsavedCodes} />
  </Suspense>
);

/** @param onEnd as for `Off` */
function On({ state, dtAdded, onEnd }: { state: State; dtAdded: string; onEnd: () => void }) {
  const { t, date, number } = useTexts();
  const [asked, setAsked] = useState<'renew' | 'remove'>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [failure, setFailure] = useState<Failure | null>(null);
  const renewal = useOpener(asked === 'renew' || codes !== undefined);
  const removal = useOpener(asked === 'remove');
  const renewing = useWrite(renewRecoveryCodes, { show: setFailure });
  const removing = useWrite(removeSecondFactor, { isShownByReading: true, show: setFailure });
  const ask = (what: 'renew' | 'remove' | undefined) => {
    setFailure(null);
    setAsked(what);
  };
  const send = async (code: string) => {
    setFailure(null);
    if (asked === 'renew') {
      const answer = await renewing.run({ body: { code } });
      if (!answer.ok) return;
      setCodes(answer.data.recoveryCodes);
      ask(undefined);
    } else if ((await removing.run({ body: { code } })).ok) {
      onEnd();
      saySuccess(t, removeSecondFactor, 'secondFactor.removed');
    }
  };
  if (codes !== undefined)
    return (
      <>
        {unsavedCodes}
        <RecoveryCodes codes={codes} onSaved={() => setCodes(undefined)} />
      </>
    );
  return (
    <>
      <p className="text-sm">
        {t('secondFactor.isOn', { date: date(dtAdded) })} {t('secondFactor.codesLeft', { count: number(state.recoveryCodesLeft) })}
      </p>
      {state.dtRecovery !== null && <Note tone="amber">{t('secondFactor.waiting', { date: date(state.dtRecovery) })}</Note>}
      {asked === undefined ? (
        <div className="row">
          <Button ref={renewal} variant="secondary" icon="refresh" onClick={() => ask('renew')}>
            {t('secondFactor.renew')}
          </Button>
          <Button ref={removal} variant="danger" icon="trash" onClick={() => ask('remove')}>
            {t('secondFactor.remove')}
          </Button>
        </div>
      ) : (
        <CodeForm
          key={asked}
          label={t('secondFactor.code')}
          hint={t('secondFactor.codeHint')}
          submit={t(`secondFactor.${asked}`)}
          failure={failure}
          isBusy={renewing.busy || removing.busy}
          isDanger={asked === 'remove'}
          isOpened
          onCode={(code) => void send(code)}
          onCancel={() => ask(undefined)}
        >
          <p>{t(`secondFactor.${asked}Text`)}</p>
        </CodeForm>
      )}
    </>
  );
}
