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
import { useDialogWrite } from '../shared/use-dialog-write.ts';
import { BudgetField } from './BudgetField.tsx';
import { budgetOf, budgetText, editStaffForm, type InviteValues } from './form.ts';
import { FormDialog } from '../shared/FormDialog.tsx';
import { PermissionFields } from './PermissionFields.tsx';
import { RoleField } from './RoleField.tsx';
import { changedFlags, type StaffMember } from './rules.ts';
import { useStaffFailureText } from './use-staff-failure-text.ts';

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
  const form = useForm(editStaffForm(ownBudget, budgetBefore), start, {
    draft: { name: 'staff', id: member.id },
  });
  const [isRemoved, setRemoved] = useState(false);
  const dialog = useDialogWrite(form, editSubUser, {
    input: ({ email, permissions, budget }) => ({
      body: {
        email: email.trim(),
        shownEmail: member.email,
        permissions: { _id, masterUserId, userId, ...changedFlags(held, permissions) },
        ...(budget !== budgetBefore && { budget: budgetOf(budget) }),
      },
    }),
    failureText: useStaffFailureText(t('staff.notEdited')),
    onFailure: ({ code }) => {
      setRemoved(code === 'NOT_FOUND');
      // Somebody else has changed the colleague first. The list is read again, so that it shows the present state.
      if (['NOT_FOUND', 'STALE_VERSION', 'STAFF_EMAIL_OPEN'].includes(code)) void invalidate(['staff']);
    },
    onDone: (_, { email }) => {
      const isSameAddress = normalEmail(email.trim()) === normalEmail(member.email);
      saySuccess(t, editSubUser, isSameAddress ? 'staff.saved' : 'staff.savedEmail', {
        name: member.fullname,
        email: leftToRight(email.trim()),
      });
      onClose();
    },
  });
  return (
    <FormDialog
      {...dialog}
      title={t('staff.permissions', { name: member.fullname })}
      failure={isRemoved ? t('staff.gone') : dialog.failure}
      submitLabel={t('common.actions.save')}
      cancelLabel={t(isNew ? 'staff.later' : 'common.actions.cancel')}
      wide
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
