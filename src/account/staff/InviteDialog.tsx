import type { Flag } from '../../../contract/permissions.ts';
import { leftToRight } from '../../../contract/text/isolate.ts';
import { inviteSubUser } from '../../../contract/staff/calls.ts';
import { permissionsOf } from '../shared/gate/staff-roles.ts';
import { saySuccess } from '../shared/say-success.ts';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { useForm } from '../../form/use-form.ts';
import { useTexts } from '../shared/texts.tsx';
import { useDialogWrite } from '../shared/use-dialog-write.ts';
import { BudgetField } from './BudgetField.tsx';
import { budgetOf, budgetText, inviteForm, type InviteValues } from './form.ts';
import { FormDialog } from '../shared/FormDialog.tsx';
import { PermissionFields } from './PermissionFields.tsx';
import { RoleField } from './RoleField.tsx';
import { grantable } from './rules.ts';
import { useStaffFailureText } from './use-staff-failure-text.ts';

export interface InviteDialogProps {
  holds: (flag: Flag) => boolean;
  /** The inviter's own budget; null means unlimited. */
  ownBudget: number | null;
  onClose: () => void;
}

/** Address, role and budget of a colleague, who sets a password by the mailed link. */
export function InviteDialog({ holds, ownBudget, onClose }: InviteDialogProps) {
  const { t, language } = useTexts();
  const start = { email: '', permissions: grantable(permissionsOf('assistant'), holds), budget: budgetText(ownBudget, language) };
  const form = useForm(inviteForm(ownBudget), start, { draft: { name: 'invitation' } });
  const dialog = useDialogWrite(form, inviteSubUser, {
    input: ({ email, permissions, budget }) => ({ body: { stEmail: email.trim(), permissions, budget: budgetOf(budget) } }),
    failureText: useStaffFailureText(t('staff.invite.notSent')),
    onDone: (_, { email }) => {
      saySuccess(t, inviteSubUser, 'staff.invite.sent', { email: leftToRight(email.trim()) });
      onClose();
    },
  });
  return (
    <FormDialog {...dialog} title={t('staff.invite.title')} submitLabel={t('staff.invite.send')} wide onClose={onClose}>
      <TextInput<InviteValues>
        name="email"
        type="email"
        label={t('staff.field.email')}
        hint={t('staff.invite.emailHint')}
        autoComplete="off"
        spellCheck={false}
        isRequired
      />
      <RoleField holds={holds} />
      <PermissionFields holds={holds} />
      <BudgetField most={ownBudget} />
    </FormDialog>
  );
}
