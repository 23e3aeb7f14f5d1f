import { useState } from 'react';
import { setCompanySuspension, setPersonSuspension } from '../../../../contract/moderation/people-calls.ts';
import { type SuspensionReason, suspensionReasons } from '../../../../contract/moderation/suspension.ts';
import { saySuccess } from '../../shared/say-success.ts';
import { isolated } from '../../../../contract/text/isolate.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { useWrite } from '../../shared/data/use-write.ts';
import { NotedDialog } from '../queue/NotedDialog.tsx';
import { usePeopleNote } from './use-people-note.ts';

interface SuspensionButtonProps {
  /** Suspending a staff member affects nobody else. */
  whom: 'Person' | 'Staff' | 'Company';
  id: string;
  name: string;
  isSuspended: boolean;
}

/** Suspends or reinstates; both need a confirmation. */
export function SuspensionButton({ whom, id, name, isSuspended }: SuspensionButtonProps) {
  const { t } = useTexts();
  const note = usePeopleNote();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState<SuspensionReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  const write = useWrite(whom === 'Company' ? setCompanySuspension : setPersonSuspension, { isShownByReading: true });
  const close = () => {
    setOpen(false);
    setReason(null);
    setMissing(false);
  };
  const confirm = async (written: string) => {
    if (!isSuspended && reason === null) return setMissing(true);
    const { ok } = await write.run({ body: { id, isSuspended: !isSuspended, note: written, ...(reason !== null && { reason }) } });
    if (!ok) return;
    // Another moderator may undo this: the same note is another order then.
    write.renew();
    saySuccess(t, whom === 'Company' ? setCompanySuspension : setPersonSuspension, 'people.done');
    close();
  };
  const label = t(isSuspended ? 'people.do.lift' : 'people.do.suspend');
  const kind = whom === 'Company' ? 'Company' : 'Person';
  return (
    <>
      <Button variant={isSuspended ? 'secondary' : 'danger'} icon="lock" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <NotedDialog
          title={t(isSuspended ? 'people.ask.lift' : `people.ask.suspend${kind}`, { name: isolated(name) })}
          text={t(isSuspended ? `people.text.lift${kind}` : `people.text.suspend${whom}`)}
          confirmLabel={label}
          variant={isSuspended ? 'primary' : 'danger'}
          busy={write.busy}
          note={note}
          onClose={close}
          onConfirm={(written) => void confirm(written)}
        >
          {!isSuspended && (
            <Select
              label={t('people.reason')}
              value={reason ?? ''}
              onChange={(chosen) => {
                setMissing(false);
                setReason(suspensionReasons.find((each) => each === chosen) ?? null);
              }}
              placeholder={t('people.choose')}
              options={suspensionReasons.map((each) => ({ id: each, label: t(`people.reasons.${each}`) }))}
              errorMessage={isMissing ? t('people.choose') : undefined}
              isRequired
            />
          )}
        </NotedDialog>
      )}
    </>
  );
}
