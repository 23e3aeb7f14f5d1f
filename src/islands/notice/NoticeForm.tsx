import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { addNotice } from '../../../contract/notice/calls.ts';
import { needsRights, type NoticeKind, noticeLengths, noticeReasons } from '../../../contract/notice/fields.ts';
import { type NoticeCheck, noticeRules, type NoticeValues } from './notice-rules.ts';
import { CheckboxInput } from '../../form/fields/CheckboxInput.tsx';
import { SelectInput } from '../../form/fields/SelectInput.tsx';
import { TextAreaInput } from '../../form/fields/TextAreaInput.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import type { PlainFormOf } from '../../form/form-of.ts';
import { PlainForm } from '../../form/PlainForm.tsx';
import { useHold } from '../../form/use-hold.ts';
import { usePlainForm } from '../../form/use-plain-form.ts';
import { usePlainWrite } from '../../form/use-plain-write.ts';
import { formatNumber } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { Refusal } from '../account/Refusal.tsx';
import { useFailureText } from '../use-failure-text.ts';

type Label = 'reason' | 'choose' | 'text' | 'textHint' | 'rights' | 'rightsHint' | 'name' | 'email' | 'emailHint' | 'isTrue';

interface NoticeFormProps {
  language: Language;
  kind: NoticeKind;
  id: string;
  texts: Record<Label | 'submit' | 'sent' | 'count' | 'required' | 'tooLong' | 'emailInvalid' | 'errorOccurred', string> & {
    /** By code. */
    reasons: Readonly<Record<string, string>>;
  };
}

const wordOf = { REQUIRED: 'required', TOO_LONG: 'tooLong', INVALID_EMAIL: 'emailInvalid' } as const;
const nothingTyped: NoticeValues = { reason: '', text: '', rights: '', name: '', email: '', isTrue: false };
const noticeForm: PlainFormOf<NoticeValues, NoticeCheck> = {
  rules: noticeRules,
  names: { reason: 'reason', text: 'text', rights: 'rights', name: 'name', email: 'email', isTrue: 'isTrue' },
};

/** Reports public content to the moderators, with or without an account. Its number stays in view once it is sent. */
export function NoticeForm({ language, kind, id, texts }: NoticeFormProps) {
  const [refusal, setRefusal] = useState<string>();
  const [number, setNumber] = useState<string>();
  const { form, validate, blame } = usePlainForm(noticeForm, nothingTyped, { says: (check) => texts[wordOf[check]] });
  const { run, busy } = usePlainWrite(addNotice);
  const [reason, text] = useWatch({ control: form.control, name: ['reason', 'text'] });
  useHold(text !== '' && number === undefined);
  const failureText = useFailureText(language, texts.errorOccurred);
  const shown = (value: number) => formatNumber(value, language);

  async function submit() {
    setRefusal(undefined);
    if (!validate(undefined)) return;
    const values = form.getValues();
    if (values.reason === '') return;
    const body = {
      kind,
      id,
      reason: values.reason,
      text: values.text.trim(),
      ...(needsRights(values.reason) && { rights: values.rights.trim() }),
      name: values.name.trim(),
      email: values.email.trim(),
      isTrue: true as const,
    };
    const answer = await run({ body });
    if (answer.ok) return setNumber(answer.data.number);
    const failure = await failureText(answer);
    setRefusal(failure.text);
    blame(failure.fields);
  }

  if (number !== undefined)
    return (
      <Note tone="green" role="status">
        {texts.sent.replace('{{number}}', number)}
      </Note>
    );
  return (
    <PlainForm form={form} isBusy={busy} isServed onSubmit={submit} className="stack">
      <Refusal>{refusal}</Refusal>
      <SelectInput<NoticeValues>
        label={texts.reason}
        name="reason"
        options={noticeReasons.map((code) => ({ id: code, label: texts.reasons[code] ?? code }))}
        placeholder={texts.choose}
        isRequired
      />
      {needsRights(reason) && (
        <TextInput<NoticeValues> label={texts.rights} hint={texts.rightsHint} name="rights" maxLength={noticeLengths.rights} isRequired />
      )}
      <TextAreaInput<NoticeValues>
        label={texts.text}
        hint={texts.textHint}
        name="text"
        rows={6}
        limit={noticeLengths.text}
        countLabel={(used, limit) => texts.count.replace('{{used}}', shown(used)).replace('{{limit}}', shown(limit))}
        isRequired
      />
      <TextInput<NoticeValues> label={texts.name} name="name" autoComplete="name" maxLength={noticeLengths.name} isRequired />
      <TextInput<NoticeValues>
        label={texts.email}
        hint={texts.emailHint}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={noticeLengths.email}
        isRequired
      />
      <CheckboxInput<NoticeValues> name="isTrue" isRequired>
        {texts.isTrue}
      </CheckboxInput>
      <Button type="submit" busy={busy}>
        {texts.submit}
      </Button>
    </PlainForm>
  );
}
