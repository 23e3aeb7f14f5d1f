import { setSecondFactorRule } from '../../../contract/second-factor/calls.ts';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { useForm } from '../../form/use-form.ts';
import { useWrite } from '../shared/data/use-write.ts';
import { FormDialog } from '../shared/FormDialog.tsx';
import { saySuccess } from '../shared/say-success.ts';
import { useTexts } from '../shared/texts.tsx';
import { ruleForm, type RuleValues } from './rule-form.ts';

/** The day from which on a second factor is required of everybody. */
export function RuleDialog({ day, onClose }: { day: string; onClose: () => void }) {
  const { t } = useTexts();
  const { form, draft, validate, blame } = useForm(ruleForm, { from: day });
  const saving = useWrite(setSecondFactorRule, { isShownByReading: true, onFailure: (failure) => void blame(failure) });
  const submit = async () => {
    if (!validate(undefined)) return;
    const answer = await saving.run({ body: { from: form.getValues('from') } });
    if (!answer.ok) return;
    saySuccess(t, setSecondFactorRule, 'secondFactor.rule.saved');
    onClose();
  };
  return (
    <FormDialog
      form={form}
      draft={draft}
      title={t('secondFactor.rule.title')}
      isBusy={saving.busy}
      submitLabel={t('secondFactor.rule.save')}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput<RuleValues> name="from" type="date" label={t('secondFactor.rule.from')} isRequired />
    </FormDialog>
  );
}
