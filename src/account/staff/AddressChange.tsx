import { confirmStaffEmail, undoStaffEmail } from '../../../contract/staff/email-change.ts';
import { leftToRight } from '../../../contract/text/isolate.ts';
import type { Failure } from '../../client/call.ts';
import { toast } from '../../client/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { invalidate } from '../shared/data/query.ts';
import { saySuccess } from '../shared/say-success.ts';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/data/use-write.ts';
import type { StaffMember } from './rules.ts';

export interface AddressChangeProps {
  member: StaffMember;
  change: NonNullable<StaffMember['emailChange']>;
  /** The main user can undo or confirm the change; colleagues see who asked for it. */
  mayDecide: boolean;
}

/** A pending change of address: who asked for it, and the main user's decision. */
export function AddressChange({ member, change, mayDecide }: AddressChangeProps) {
  const { t, date } = useTexts();
  const { id, fullname: name } = member;
  const { oldEmail, askedBy, isTaken, dtEnds } = change;
  const onFailure = ({ code }: Failure): boolean => {
    if (code !== 'NOT_FOUND' && code !== 'STALE_VERSION') return false;
    void invalidate(['staff']);
    toast('bad', t('staff.address.gone'), 'business');
    return true;
  };
  const undo = useWrite(undoStaffEmail, { isShownByReading: true, onFailure });
  const confirm = useWrite(confirmStaffEmail, { isShownByReading: true, onFailure });
  const undoIt = async () => {
    if ((await undo.run({ body: { id } })).ok)
      saySuccess(t, undoStaffEmail, 'staff.address.undone', { name, email: leftToRight(oldEmail) });
  };
  const confirmIt = async () => {
    if ((await confirm.run({ body: { id } })).ok) saySuccess(t, confirmStaffEmail, 'staff.address.confirmed', { name });
  };
  return (
    <Note tone="amber" icon="mail">
      <div className="stack gap-2">
        <p className="staff-email">
          {isTaken
            ? t('staff.address.taken', { name: askedBy, email: leftToRight(oldEmail), date: date(dtEnds) })
            : t('staff.address.asked', { name: askedBy })}
        </p>
        {mayDecide && isTaken && <p>{t('staff.address.main')}</p>}
        {mayDecide && (
          <div className="row">
            <Button variant="secondary" busy={undo.busy} onClick={() => void undoIt()} label={t('staff.address.undoOf', { name })}>
              {t('staff.address.undo')}
            </Button>
            {isTaken && (
              <Button variant="quiet" busy={confirm.busy} onClick={() => void confirmIt()} label={t('staff.address.confirmOf', { name })}>
                {t('staff.address.confirm')}
              </Button>
            )}
          </div>
        )}
      </div>
    </Note>
  );
}
