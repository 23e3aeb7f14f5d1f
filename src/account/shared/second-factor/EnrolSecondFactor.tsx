import { type ReactNode, useState } from 'react';
import { confirmSecondFactor, enrolSecondFactor } from '../../../../contract/second-factor/calls.ts';
import type { DataOf } from '../../../../contract/wire/call.ts';
import type { Failure } from '../../../client/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { invalidate } from '../data/query.ts';
import { useWrite } from '../data/use-write.ts';
import { useTexts } from '../texts.tsx';
import { useOpener } from '../use-opener.ts';
import { CodeForm } from './CodeForm.tsx';
import { qrModules } from './qr.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { renewIfDue } from './renew-due.ts';
import { RenewUnseenCodes } from './RenewUnseenCodes.tsx';

/** Groups of four are easier to copy. */
const inGroups = (key: string): string => (key.match(/.{1,4}/g) ?? []).join(' ');

/**
 * Sets up an authenticator app: the key, its first code, and the recovery codes, which are shown once.
 * @param onEnd called when the app is set up and the caller can show something else here
 * @param guard rendered beside the codes, so that the page is not left without a question
 */
export function EnrolSecondFactor({ onEnd, guard }: { onEnd?: () => void; guard?: ReactNode }) {
  const { t } = useTexts();
  const [made, setMade] = useState<DataOf<typeof enrolSecondFactor> | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSet, setIsSet] = useState(false);
  /** Whether the refusal is about an app that an earlier call, whose answer was lost, has set up. */
  const noteSet = ({ code }: Failure): boolean => {
    if (code === 'SECOND_FACTOR_SET') setIsSet(true);
    return code === 'SECOND_FACTOR_SET';
  };
  const enrol = useWrite(enrolSecondFactor, { onFailure: noteSet });
  const confirm = useWrite(confirmSecondFactor, {
    // Nothing is read again before the recovery codes are shown, because that would replace this part.
    isReadLater: true,
    onFailure: noteSet,
    show: setFailure,
  });
  const begin = async () => {
    setFailure(null);
    const answer = await enrol.run();
    if (answer.ok) setMade(answer.data);
  };
  const send = async (code: string) => {
    const answer = await confirm.run({ body: { code } });
    if (answer.ok) setCodes(answer.data.recoveryCodes);
  };
  const beginning = useOpener(made !== null);
  const end = () => {
    onEnd?.();
    void invalidate(confirmSecondFactor.changes);
    renewIfDue();
  };
  if (codes !== null)
    return (
      <>
        {guard}
        <RecoveryCodes codes={codes} onSaved={end} />
      </>
    );
  if (isSet) return <RenewUnseenCodes onCodes={setCodes} onCancel={end} />;
  if (made === null)
    return (
      <>
        <p className="text-sm soft">{t('secondFactor.isOff')}</p>
        <div className="row">
          <Button ref={beginning} variant="secondary" icon="lock" onClick={() => void begin()} busy={enrol.busy}>
            {t('secondFactor.begin')}
          </Button>
        </div>
      </>
    );
  return (
    <CodeForm
      label={t('secondFactor.firstCode')}
      hint={t('secondFactor.firstCodeHint')}
      submit={t('secondFactor.confirm')}
      failure={failure}
      isBusy={confirm.busy}
      onCode={(code) => void send(code)}
      onCancel={() => setMade(null)}
    >
      <KeyText />
      <QrPicture text={made.uri} label={t('secondFactor.qr')} />
      <p className="factor-key" dir="ltr">
        {inGroups(made.key)}
      </p>
      <div className="row">
        <LinkButton variant="quiet" href={made.uri}>
          {t('secondFactor.openApp')}
        </LinkButton>
      </div>
    </CodeForm>
  );
}

/** What to do with the key. It replaces the pressed button, and is read before the key and the field for the code. */
function KeyText() {
  const { t } = useTexts();
  return (
    <p ref={focusOnMount} className="measure" tabIndex={-1}>
      {t('secondFactor.key')}
    </p>
  );
}

/** Width of the light margin in modules, which QR readers need. */
const quiet = 4;

/** A QR code, dark on light in any mode. Nothing for a text that is too long. */
function QrPicture({ text, label }: { text: string; label: string }) {
  const modules = qrModules(text);
  if (modules === null) return null;
  const size = modules.length + 2 * quiet;
  const path = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + quiet} ${y + quiet}h1v1h-1z`] : []))).join('');
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
