import { useState } from 'react';
import { adjustCredits } from '../../../../contract/moderation/people-calls.ts';
import { type AdjustmentKind, adjustmentKinds, adjustmentMax } from '../../../../contract/moderation/suspension.ts';
import { saySuccess } from '../../shared/say-success.ts';
import { isolated } from '../../../../contract/text/isolate.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { useWrite } from '../../shared/data/use-write.ts';
import { NotedDialog } from '../queue/NotedDialog.tsx';
import { usePeopleNote } from './use-people-note.ts';

/** Whole credits other than 0; accepts a hyphen as well as a minus sign. */
function amountOf(text: string): number | null {
  const amount = Number(text.trim().replace('−', '-'));
  return Number.isInteger(amount) && amount !== 0 && Math.abs(amount) <= adjustmentMax ? amount : null;
}

/** Adds credits to an account, or removes them. */
export function AdjustButton({ id, name, balance }: { id: string; name: string; balance: number }) {
  const { t, number } = useTexts();
  const note = usePeopleNote();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<AdjustmentKind>('COMPENSATION');
  const [isWrong, setWrong] = useState(false);
  const write = useWrite(adjustCredits, { isShownByReading: true });
  const close = () => {
    setOpen(false);
    setTyped('');
    setWrong(false);
  };
  const confirm = async (written: string) => {
    const amount = amountOf(typed);
    if (amount === null) return setWrong(true);
    if (!(await write.run({ body: { id, amount, kind, note: written } })).ok) return;
    write.renew();
    saySuccess(t, adjustCredits, 'people.done');
    close();
  };
  return (
    <>
      <Button variant="secondary" icon="credit" onClick={() => setOpen(true)}>
        {t('people.do.adjust')}
      </Button>
      {isOpen && (
        <NotedDialog
          title={t('people.ask.adjust', { name: isolated(name) })}
          text={t('people.text.adjust')}
          confirmLabel={t('people.do.adjust')}
          variant="primary"
          busy={write.busy}
          note={note}
          onClose={close}
          onConfirm={(written) => void confirm(written)}
        >
          <TextField
            label={t('people.amount')}
            hint={t('people.amountHint', { balance: number(balance) })}
            dir="ltr"
            autoComplete="off"
            value={typed}
            onChange={(text) => {
              setWrong(false);
              setTyped(text);
            }}
            errorMessage={isWrong ? t('people.needsAmount', { max: number(adjustmentMax) }) : undefined}
            isRequired
          />
          <Select
            label={t('people.kind')}
            value={kind}
            onChange={(chosen) => setKind(adjustmentKinds.find((each) => each === chosen) ?? 'CORRECTION')}
            options={adjustmentKinds.map((each) => ({ id: each, label: t(`plan.membership.adjustments.${each}`) }))}
          />
        </NotedDialog>
      )}
    </>
  );
}
