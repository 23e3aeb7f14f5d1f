import { priceOfRefusal } from '../../contract/plan/charge.ts';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { createChat } from '../../contract/chat/calls.ts';
import { chatLengths } from '../../contract/chat/fields.ts';
import { faultsOf, isBlank, type Rule } from '../../contract/check.ts';
import { isLedAway, waysOut, type WayOut } from '../../contract/ways-out.ts';
import type { Failure } from '../client/call.ts';
import { InquiryFields } from '../inquiry/InquiryFields.tsx';
import { emptyInquiry, inquiryInputOf, inquiryRules, type InquiryValues } from '../inquiry/values.ts';
import { goOn } from '../client/leaving.ts';
import { sayNext } from '../client/next-page.ts';
import { setCredit } from '../client/session.ts';
import { unansweredWrites } from '../client/unanswered.ts';
import { arriveBack, keepWayBack } from '../client/way-back.ts';
import { useHold } from '../form/use-hold.ts';
import { useMarks } from '../form/use-marks.ts';
import { usePlainWrite } from '../form/use-plain-write.ts';
import { isolated } from '../../contract/isolate.ts';
import { formatMoney, formatNumber } from '../i18n/format.ts';
import { Button } from '../ui/Button.tsx';
import { loadDialogs } from '../ui/Dialog.tsx';
import { Note } from '../ui/Note.tsx';
import { Select } from '../ui/Select.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { ContactClosed, ContactWay, isClosed } from './ContactClosed.tsx';
import type { ContactFormProps } from './contact-props.ts';
import { ContactSpend } from './ContactSpend.tsx';
import { leadAway } from './lead-away.ts';
import { type ContactReady, useContact } from './use-contact.ts';

/** Own company, text, price: then a chat. */
export function ContactForm(props: ContactFormProps) {
  const [tries, setTries] = useState(0);
  return <Contact key={tries} {...props} onRetry={() => setTries(tries + 1)} />;
}

function Contact({ onRetry, ...props }: ContactFormProps & { onRetry: () => void }) {
  const contact = useContact(props);
  if (contact === null) return <Spinner label="…" />;
  return (
    <>
      {isClosed(contact) ? (
        <ContactClosed contact={contact} prefix={props.prefix} onRetry={onRetry} />
      ) : (
        <ReadyForm {...props} contact={contact} />
      )}
    </>
  );
}

const rules: readonly Rule<{ sender: string; text: string }, 'chooseCompany' | 'textRequired' | 'textTooLong', boolean>[] = [
  ['sender', 'chooseCompany', ({ sender }) => sender === ''],
  // What is asked for says it all.
  ['text', 'textRequired', ({ text }, isAsking) => !isAsking && isBlank(text)],
  ['text', 'textTooLong', ({ text }) => text.length > chatLengths.text],
];

const today = (): string => new Date().toISOString().slice(0, 10);

/** @param kept of the same storage */
const textsIn = (kept: unknown): Partial<InquiryValues> =>
  Object.fromEntries(
    Object.entries(typeof kept === 'object' && kept !== null ? kept : {}).filter(([, value]) => typeof value === 'string'),
  );

/** @param kept what the browser's storage gives back, which may be anything */
function typedOf(kept: unknown): { senderId: string; text: string; inquiry: Partial<InquiryValues> } {
  const {
    senderId = '',
    text = '',
    inquiry,
  } = (typeof kept === 'object' && kept !== null ? kept : {}) as Readonly<Record<string, unknown>>;
  return { senderId: typeof senderId === 'string' ? senderId : '', text: typeof text === 'string' ? text : '', inquiry: textsIn(inquiry) };
}

function ReadyForm({
  contact,
  language,
  prefix,
  toCompanyId,
  toCompanyName,
  createdFor,
  requestId,
  subject,
  asks,
  unit,
}: ContactFormProps & { contact: ContactReady }) {
  const { t, errorText, senders, balance, budgetLeft, countries } = contact;
  /** The price that a press was refused with: what was shown had changed. */
  const [told, setTold] = useState<{ before: number; now: number } | null>(null);
  const credits = told?.now ?? contact.credits;
  // Back from buying a plan or credits: what was typed before that is here again.
  const [typed] = useState(() => typedOf(arriveBack()));
  const [senderId, setSenderId] = useState(senders.find(({ id }) => id === typed.senderId)?.id ?? senders[0]?.id ?? '');
  const [text, setText] = useState(typed.text);
  const [inquiry, setInquiry] = useState(() => ({ ...emptyInquiry(asks ?? 'goods', unit), ...typed.inquiry }));
  const [refusal, setRefusal] = useState<{ failure: Failure; wayOut: WayOut | undefined } | null>(null);
  const [isAsking, setAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { errors, judge } = useMarks<'sender' | 'text' | keyof InquiryValues>(form);
  const { run, busy } = usePlainWrite(createChat, {
    leaves: true,
    adds: unansweredWrites,
    onFailure: (failure, wayOut) => {
      const now = priceOfRefusal(failure);
      // It is asked about, also where there was no price before.
      if (now !== null) setTold({ before: credits, now });
      setAsking(now !== null);
      if (now !== null) return;
      setRefusal({ failure, wayOut });
      // The plan has ended since the form was opened: without one there is nothing to do here.
      if (isLedAway(wayOut)) leadAway(link(wayOut.path), onLeave);
    },
  });
  const isTyped = text !== '' || inquiry.quantity !== '' || inquiry.fromCountry !== '';
  useHold(isTyped);
  // The question about credits must be there when the network is not: its answer says what is wrong.
  useEffect(() => {
    if (isTyped && credits > 0) loadDialogs();
  }, [isTyped, credits]);
  const onLeave = (): void => goOn(() => keepWayBack({ senderId, text, ...(asks !== undefined && { asks, inquiry }) }));
  const number = (value: number) => formatNumber(value, language);
  const link = (path: string) => prefix + path;

  async function send() {
    const answer = await run({
      body: {
        fromCompanyId: senderId,
        toCompanyId,
        chatNameForAll: subject.slice(0, chatLengths.name),
        text: text.trim(),
        createdFor,
        ...(requestId !== undefined && { requestId }),
        ...(asks !== undefined && { inquiry: inquiryInputOf(inquiry, language) }),
        shownPrice: credits,
      },
    });
    if (!answer.ok) return;
    setCredit(answer.data.inCredit);
    sayNext(asks === undefined ? 'requestSent' : 'quoteAsked');
    goOn(() => location.assign(link(`/messages?chatId=${answer.data.chatId}`)));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setRefusal(null);
    const faults = faultsOf(rules, { sender: senderId, text }, asks !== undefined);
    const missing = asks === undefined ? [] : faultsOf(inquiryRules(language), inquiry, today());
    const said = [
      ...faults.map(({ field, check }) => ({ field, check: t(`contact.${check}`) })),
      ...missing.map(({ field, check }) => ({ field, check: t(`quote.check.${check}`) })),
    ];
    if (!judge(said, (text) => text)) return;
    if (credits > 0) setAsking(true);
    else void send();
  }

  const amount = (count: number) => t('common.credits', { count, number: number(count) });
  const price = amount(credits);
  return (
    <form ref={form} className="stack" onSubmit={submit} noValidate>
      {refusal !== null && (
        <Note tone="red" role="alert">
          {errorText(refusal.failure)} {refusal.wayOut && <ContactWay t={t} prefix={prefix} to={refusal.wayOut} onLeave={onLeave} />}
        </Note>
      )}
      <Select
        name="sender"
        label={t('contact.from')}
        value={senderId}
        onChange={setSenderId}
        options={senders.map(({ id, name }) => ({ id, label: isolated(name) }))}
        errorMessage={errors.sender}
        isRequired
      />
      {asks !== undefined && <InquiryFields {...{ t, language, errors, countries }} values={inquiry} onChange={setInquiry} />}
      <TextArea
        name="text"
        label={t(asks === undefined ? 'contact.text' : 'quote.form.askNote')}
        rows={asks === undefined ? 5 : 3}
        value={text}
        onChange={setText}
        limit={chatLengths.text}
        countLabel={(used, limit) => `${number(used)} / ${number(limit)}`}
        errorMessage={errors.text}
        isRequired={asks === undefined}
      />
      <p className="text-sm soft">{credits > 0 ? t('contact.price', { price }) : t('contact.free')}</p>
      {balance < credits && (
        <Note tone="amber">{t('contact.shortNow', { balance: amount(balance), missing: amount(credits - balance) })}</Note>
      )}
      {budgetLeft !== null && credits > 0 && <p className="text-sm soft">{t('contact.budgetLeft', { credits: amount(budgetLeft) })}</p>}
      <Button type="submit" wide variant={credits > 0 ? 'spend' : 'primary'} icon="send" busy={busy}>
        {t(asks === undefined ? 'contact.send' : 'quote.form.sendAsk')}
      </Button>
      <ContactSpend
        contact={{ ...contact, credits }}
        before={told?.before ?? null}
        name={toCompanyName}
        amount={amount}
        packsHref={link(waysOut.NOT_ENOUGH_CREDIT.path)}
        packHref={link(`/payment/credit/${contact.pack?.id ?? ''}`)}
        money={(price, currency) => formatMoney(price, currency, language)}
        onLeave={onLeave}
        isOpen={isAsking}
        busy={busy}
        onClose={() => setAsking(false)}
        onSpend={() => void send()}
      />
    </form>
  );
}
