import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { addNotice } from '../../../contract/notice/calls.ts';
import { type NoticeKind, type NoticeField, noticeLengths, noticeReasons } from '../../../contract/notice/fields.ts';
import { noticeBody, type NoticeCheck, noticeRules, type NoticeValues, nothingTyped } from '../../../contract/notice/notice-rules.ts';
import { refreshSession } from '../../client/session/refresh.ts';
import { $session } from '../../client/session/session.ts';
import { CheckboxInput } from '../../form/fields/CheckboxInput.tsx';
import { EvidenceInput } from '../../form/fields/EvidenceInput.tsx';
import { SelectInput } from '../../form/fields/SelectInput.tsx';
import { TextAreaInput } from '../../form/fields/TextAreaInput.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import type { PlainFormOf } from '../../form/form-of.ts';
import { ServedForm } from '../../form/ServedForm.tsx';
import { type EvidenceTexts, useEvidence } from '../../form/use-evidence.ts';
import { useHold } from '../../form/use-hold.ts';
import { usePlainForm } from '../../form/use-plain-form.ts';
import { usePlainWrite } from '../../form/use-plain-write.ts';
import { formatBytes } from '../../i18n/format-bytes.ts';
import { formatNumber } from '../../i18n/format.ts';
import type { Language } from '../../../contract/text/languages.ts';
import { Button } from '../../ui/Button.tsx';
import { DoneNote } from '../DoneNote.tsx';
import { Refusal } from '../account/Refusal.tsx';
import { useFailureText } from '../use-failure-text.ts';

type Label = 'reason' | 'choose' | 'text' | 'textHint' | 'rights' | 'rightsHint' | 'name' | 'email' | 'emailHint' | 'isTrue';

interface NoticeFormProps {
  language: Language;
  kind: NoticeKind;
  id: string;
  texts: Record<Label | 'submit' | 'sent' | 'count' | 'required' | 'tooLong' | 'emailInvalid' | 'errorOccurred' | 'optional', string> &
    EvidenceTexts & {
      /** Texts of the reasons, by code. */
      reasons: Readonly<Record<string, string>>;
    };
  /** Target of the form without script: the page itself. */
  action: string;
  /** The number of a report that was sent without script. */
  sentNumber?: string | undefined;
  /** Values and faults of a submission without script that was refused. */
  refused?: { values: NoticeValues; errors: Partial<Record<NoticeField | 'all', string>> } | undefined;
}

const wordOf = { REQUIRED: 'required', TOO_LONG: 'tooLong', INVALID_EMAIL: 'emailInvalid' } as const;
const noticeForm: PlainFormOf<NoticeValues, NoticeCheck> = {
  rules: noticeRules,
  names: { reason: 'reason', text: 'text', rights: 'rights', name: 'name', email: 'email', isTrue: 'isTrue' },
};

/** Fields in the order in which the first one with a fault gets the focus after a refusal. */
const focused = ['reason', 'rights', 'text', 'name', 'email'] as const satisfies readonly NoticeField[];

/**
 * The form that reports public content to the moderators, for guests and members. After submission it shows the number of the report.
 * Without script the edge answers the form (worker/pages/report-form.ts).
 */
export function NoticeForm({ language, kind, id, texts, action, sentNumber, refused }: NoticeFormProps) {
  const { all, files: servedFault, ...errors } = refused?.errors ?? {};
  const [refusal, setRefusal] = useState(all);
  const [number, setNumber] = useState(sentNumber);
  const firstRefused = focused.find((name) => errors[name] !== undefined);
  const focusOf = (name: (typeof focused)[number]) => (name === firstRefused ? { autoFocus: true } : {});
  const { form, validate, blame } = usePlainForm(noticeForm, refused?.values ?? nothingTyped, {
    says: (check) => texts[wordOf[check]],
    ...(refused !== undefined && { errors }),
  });
  const evidence = useEvidence(texts, servedFault);
  const { run, busy } = usePlainWrite(addNotice);
  const text = useWatch({ control: form.control, name: 'text' });
  useHold((text !== '' || evidence.chosen.length > 0) && number === undefined);
  const failureText = useFailureText(language, texts.errorOccurred);
  const shown = (value: number) => formatNumber(value, language);

  async function submit() {
    setRefusal(undefined);
    if (!validate(undefined)) return;
    const { reason, ...body } = noticeBody(form.getValues());
    const code = noticeReasons.find((each) => each === reason);
    if (code === undefined) return;
    // A member reports as one, although the page does not need a session.
    const { user, accessToken } = $session.get();
    if (user !== null) await refreshSession(accessToken);
    const answer = await run({
      body: { kind, id, reason: code, ...body, isTrue: true },
      language,
      files: { files: evidence.chosen.map(({ file }) => file) },
    });
    if (answer.ok) return setNumber(answer.data.number);
    const failure = await failureText(answer);
    if (failure.fields['files'] === undefined) {
      setRefusal(failure.text);
      return blame(failure.fields);
    }
    evidence.setFault(failure.text);
    evidence.input.current?.focus();
  }

  if (number !== undefined) return <DoneNote>{texts.sent.replace('{{number}}', number)}</DoneNote>;
  return (
    <ServedForm form={form} isBusy={busy} onSubmit={submit} action={action} encType="multipart/form-data" className="stack notice-form">
      <Refusal>{refusal}</Refusal>
      <SelectInput<NoticeValues>
        label={texts.reason}
        name="reason"
        options={noticeReasons.map((code) => ({ id: code, label: texts.reasons[code] ?? code }))}
        placeholder={texts.choose}
        {...focusOf('reason')}
        isRequired
      />
      {/* The style sheet shows this field when a reason about rights is chosen, so that it works without script. */}
      <div className="notice-form__rights">
        <TextInput<NoticeValues>
          label={texts.rights}
          hint={texts.rightsHint}
          name="rights"
          maxLength={noticeLengths.rights}
          {...focusOf('rights')}
          isRequired
        />
      </div>
      <TextAreaInput<NoticeValues>
        label={texts.text}
        hint={texts.textHint}
        name="text"
        rows={6}
        limit={noticeLengths.text}
        countLabel={(used, limit) => texts.count.replace('{{used}}', shown(used)).replace('{{limit}}', shown(limit))}
        {...focusOf('text')}
        isRequired
      />
      <EvidenceInput evidence={evidence} texts={texts} optionalLabel={texts.optional} sizeText={(bytes) => formatBytes(bytes, language)} />
      <TextInput<NoticeValues>
        label={texts.name}
        name="name"
        autoComplete="name"
        maxLength={noticeLengths.name}
        {...focusOf('name')}
        isRequired
      />
      <TextInput<NoticeValues>
        label={texts.email}
        hint={texts.emailHint}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={noticeLengths.email}
        {...focusOf('email')}
        isRequired
      />
      <CheckboxInput<NoticeValues> name="isTrue" isRequired>
        {texts.isTrue}
      </CheckboxInput>
      <Button type="submit" busy={busy}>
        {texts.submit}
      </Button>
    </ServedForm>
  );
}
