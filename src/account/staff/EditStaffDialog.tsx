import { leftToRight } from '../../../contract/text/isolate.ts';
import { useState } from 'react';
import { normalEmail } from '../../../contract/email.ts';
import { editSubUser } from '../../../contract/staff/calls.ts';
import type { Flag } from '../../../contract/permissions.ts';
import { saySuccess } from '../shared/say-success.ts';
import { Note } from '../../ui/Note.tsx';
import { useForm } from '../../form/use-form.ts';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { invalidate } from '../shared/data/query.ts';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/data/use-write.ts';
import { BudgetField } from './BudgetField.tsx';
import { budgetOf, budgetText, editStaffForm, type InviteValues } from './form.ts';
import { FormDialog } from '../shared/FormDialog.tsx';
import { PermissionFields } from './PermissionFields.tsx';
import { RoleField } from './RoleField.tsx';
import { changedFlags, type StaffMember } from './rules.ts';
import { useStaffFailure } from './use-staff-failure.ts';

export interface EditStaffDialogProps {
  member: StaffMember;
  /** The colleague was just added, so the permissions are chosen next. */
  isNew: boolean;
  holds: (flag: Flag) => boolean;
  /** The editor's own budget; null means unlimited. */
  ownBudget: number | null;
  onClose: () => void;
}

/** Permissions, budget and sign-in address of a colleague. */
export function EditStaffDialog({ member, isNew, holds, ownBudget, onClose }: EditStaffDialogProps) {
  const { t, language } = useTexts();
  const { _id, masterUserId, userId, ...held } = member.permissions;
  const budgetBefore = budgetText(member.budget, language);
  const start = { email: member.email, permissions: held, budget: budgetBefore };
  const { form, draft, validate, blame } = useForm(editStaffForm(ownBudget, budgetBefore), start, {
    draft: { name: 'staff', id: member.id },
  });
  const failure = useStaffFailure(blame, t('staff.notEdited'));
  const [isRemoved, setRemoved] = useState(false);
  const edit = useWrite(editSubUser, {
    isShownByReading: true,
    onFailure: (refusal) => {
      setRemoved(refusal.code === 'NOT_FOUND');
      // Somebody else has changed the colleague first. The list is read again, so that it shows the present state.
      if (['NOT_FOUND', 'STALE_VERSION', 'STAFF_EMAIL_OPEN'].includes(refusal.code)) void invalidate(['staff']);
      return failure.show(refusal);
    },
  });
  const submit = async () => {
    failure.clear();
    if (!validate(undefined)) return;
    const { email: typed, permissions, budget } = form.getValues();
    const email = typed.trim();
    const answer = await edit.run({
      body: {
        email,
        shownEmail: member.email,
        permissions: { _id, masterUserId, userId, ...changedFlags(held, permissions) },
        ...(budget !== budgetBefore && { budget: budgetOf(budget) }),
      },
    });
    if (!answer.ok) return;
    draft?.forget();
    const isSameAddress = normalEmail(email) === normalEmail(member.email);
    saySuccess(t, editSubUser, isSameAddress ? 'staff.saved' : 'staff.savedEmail', {
      name: member.fullname,
      email: leftToRight(email),
    });
    onClose();
  };
  return (
    <FormDialog
      form={form}
      draft={draft}
      title={t('staff.permissions', { name: member.fullname })}
      isBusy={edit.busy}
      failure={isRemoved ? t('staff.gone') : failure.text}
      submitLabel={t('common.actions.save')}
      cancelLabel={t(isNew ? 'staff.later' : 'common.actions.cancel')}
      wide
      onSubmit={submit}
      onClose={onClose}
    >
      {isNew && (
        <Note tone="green" role="status">
          {t('staff.addedNext', { name: member.fullname })}
        </Note>
      )}
      <RoleField holds={holds} />
      <PermissionFields holds={holds} />
      <BudgetField most={ownBudget} />
      {!isNew && (
        <TextInput<InviteValues>
          name="email"
          type="email"
          label={t('staff.field.email')}
          hint={t('staff.field.newEmailHint')}
          autoComplete="off"
          spellCheck={false}
          isRequired
        />
      )}
    </FormDialog>
  );
}
