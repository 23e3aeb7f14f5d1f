import type { Flag } from '../../../contract/permissions.ts';
import { leftToRight } from '../../../contract/text/isolate.ts';
import { inviteSubUser } from '../../../contract/staff/calls.ts';
import { permissionsOf } from '../shared/gate/staff-roles.ts';
import { saySuccess } from '../shared/say-success.ts';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { useForm } from '../../form/use-form.ts';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/data/use-write.ts';
import { BudgetField } from './BudgetField.tsx';
import { budgetOf, budgetText, inviteForm, type InviteValues } from './form.ts';
import { FormDialog } from '../shared/FormDialog.tsx';
import { PermissionFields } from './PermissionFields.tsx';
import { RoleField } from './RoleField.tsx';
import { grantable } from './rules.ts';
import { useStaffFailure } from './use-staff-failure.ts';

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
  const { form, draft, validate, blame } = useForm(inviteForm(ownBudget), start, { draft: { name: 'invitation' } });
  const failure = useStaffFailure(blame, t('staff.invite.notSent'));
  const invite = useWrite(inviteSubUser, { isShownByReading: true, onFailure: failure.show });
  const submit = async () => {
    failure.clear();
    if (!validate(undefined)) return;
    const { email, permissions, budget } = form.getValues();
    const answer = await invite.run({ body: { stEmail: email.trim(), permissions, budget: budgetOf(budget) } });
    if (!answer.ok) return;
    draft?.forget();
    saySuccess(t, inviteSubUser, 'staff.invite.sent', { email: leftToRight(email.trim()) });
    onClose();
  };
  return (
    <FormDialog
      form={form}
      draft={draft}
      title={t('staff.invite.title')}
      isBusy={invite.busy}
      failure={failure.text}
      submitLabel={t('staff.invite.send')}
      wide
      onSubmit={submit}
      onClose={onClose}
    >
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
