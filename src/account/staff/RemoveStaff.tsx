import { deleteSubUser } from '../../../contract/staff/calls.ts';
import { toast } from '../../client/toasts.ts';
import { saySuccess } from '../shared/say-success.ts';
import { Question } from '../../form/Question.tsx';
import { invalidate } from '../shared/data/query.ts';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/data/use-write.ts';
import type { StaffMember } from './rules.ts';

export interface RemoveStaffProps {
  member: StaffMember;
  onClose: () => void;
}

/** Ends a colleague's access after a confirmation. */
export function RemoveStaff({ member, onClose }: RemoveStaffProps) {
  const { t } = useTexts();
  const { fullname: name } = member;
  const remove = useWrite(deleteSubUser, {
    isShownByReading: true,
    onFailure: ({ code }) => {
      if (code !== 'NOT_FOUND') return false;
      // Somebody else has removed the colleague, so the result is the wanted one.
      void invalidate(['staff']);
      toast('bad', t('staff.gone'), 'business');
      return true;
    },
  });
  const confirm = async () => {
    const answer = await remove.run({ query: { id: member.id } });
    onClose();
    if (answer.ok) saySuccess(t, deleteSubUser, 'staff.removed', { name });
  };
  return (
    <Question
      isOpen
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={t('staff.removeAsk', { name })}
      confirmLabel={t('staff.remove')}
      variant="danger"
      busy={remove.busy}
    >
      {t('staff.removeText', { name })}
    </Question>
  );
}
