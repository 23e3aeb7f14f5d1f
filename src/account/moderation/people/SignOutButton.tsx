import { useState } from 'react';
import { endPersonSessions } from '../../../../contract/moderation/people-calls.ts';
import { saySuccess } from '../../shared/say-success.ts';
import { isolated } from '../../../../contract/text/isolate.ts';
import { Button } from '../../../ui/Button.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { useWrite } from '../../shared/data/use-write.ts';
import { NotedDialog } from '../queue/NotedDialog.tsx';
import { usePeopleNote } from './use-people-note.ts';

/** Ends all sessions of a person. */
export function SignOutButton({ id, name }: { id: string; name: string }) {
  const { t } = useTexts();
  const note = usePeopleNote();
  const [isOpen, setOpen] = useState(false);
  const write = useWrite(endPersonSessions, { isShownByReading: true });
  const confirm = async (written: string) => {
    if (!(await write.run({ body: { id, note: written } })).ok) return;
    // The person may have signed in again: the same note is another order then.
    write.renew();
    saySuccess(t, endPersonSessions, 'people.done');
    setOpen(false);
  };
  return (
    <>
      <Button variant="secondary" icon="logout" onClick={() => setOpen(true)}>
        {t('people.do.signOut')}
      </Button>
      {isOpen && (
        <NotedDialog
          title={t('people.ask.signOut', { name: isolated(name) })}
          text={t('people.text.signOut')}
          confirmLabel={t('people.do.signOut')}
          busy={write.busy}
          note={note}
          onClose={() => setOpen(false)}
          onConfirm={(written) => void confirm(written)}
        />
      )}
    </>
  );
}
