import { setSecondFactorRule } from '../../../contract/second-factor/calls.ts';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { useForm } from '../../form/use-form.ts';
import { FormDialog } from '../shared/FormDialog.tsx';
import { saySuccess } from '../shared/say-success.ts';
import { renewDue } from '../shared/second-factor/renew-due.ts';
import { useTexts } from '../shared/texts.tsx';
import { useDialogWrite } from '../shared/use-dialog-write.ts';
import { ruleForm, type RuleValues } from './rule-form.ts';

/** The day from which on a second factor is required of everybody. */
export function RuleDialog({ day, onClose }: { day: string; onClose: () => void }) {
  const { t } = useTexts();
  const form = useForm(ruleForm, { from: day });
  const dialog = useDialogWrite(form, setSecondFactorRule, {
    input: ({ from }) => ({ body: { from } }),
    onDone: () => {
      renewDue();
      saySuccess(t, setSecondFactorRule, 'secondFactor.rule.saved');
      onClose();
    },
  });
  return (
    <FormDialog {...dialog} title={t('secondFactor.rule.title')} submitLabel={t('secondFactor.rule.save')} onClose={onClose}>
      <TextInput<RuleValues> name="from" type="date" label={t('secondFactor.rule.from')} isRequired />
    </FormDialog>
  );
}
