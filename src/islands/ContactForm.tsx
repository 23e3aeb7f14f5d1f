import { priceOfRefusal } from '../../contract/plan/charge.ts';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { createChat } from '../../contract/chat/calls.ts';
import { chatLengths } from '../../contract/chat/fields.ts';
import { faultsOf, isBlank, type Rule } from '../../contract/check.ts';
import { isLedAway, waysOut, type WayOut } from '../../contract/ways-out.ts';
import type { Failure } from '../client/call.ts';
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

const rules: readonly Rule<{ sender: string; text: string }, 'chooseCompany' | 'textRequired' | 'textTooLong'>[] = [
  ['sender', 'chooseCompany', ({ sender }) => sender === ''],
  ['text', 'textRequired', ({ text }) => isBlank(text)],
  ['text', 'textTooLong', ({ text }) => text.length > chatLengths.text],
];

/** @param kept what the browser's storage gives back, which may be anything */
function typedOf(kept: unknown): { senderId: string; text: string } {
  const { senderId = '', text = '' } = (typeof kept === 'object' && kept !== null ? kept : {}) as Readonly<Record<string, unknown>>;
  return { senderId: typeof senderId === 'string' ? senderId : '', text: typeof text === 'string' ? text : '' };
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
}: ContactFormProps & { contact: ContactReady }) {
  const { t, errorText, senders, balance, budgetLeft } = contact;
  /** The price that a press was refused with: what was shown had changed. */
  const [told, setTold] = useState<{ before: number; now: number } | null>(null);
  const credits = told?.now ?? contact.credits;
  // Back from buying a plan or credits: what was typed before that is here again.
  const [typed] = useState(() => typedOf(arriveBack()));
  const [senderId, setSenderId] = useState(senders.find(({ id }) => id === typed.senderId)?.id ?? senders[0]?.id ?? '');
  const [text, setText] = useState(typed.text);
  const [refusal, setRefusal] = useState<{ failure: Failure; wayOut: WayOut | undefined } | null>(null);
  const [isAsking, setAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { errors, judge } = useMarks<'sender' | 'text'>(form);
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
  const isTyped = text !== '';
  useHold(isTyped);
  // The question about credits must be there when the network is not: its answer says what is wrong.
  useEffect(() => {
    if (isTyped && credits > 0) loadDialogs();
  }, [isTyped, credits]);
  const onLeave = (): void => goOn(() => keepWayBack({ senderId, text }));
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
        shownPrice: credits,
      },
    });
    if (!answer.ok) return;
    setCredit(answer.data.inCredit);
    sayNext('requestSent');
    goOn(() => location.assign(link(`/messages?chatId=${answer.data.chatId}`)));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setRefusal(null);
    if (!judge(faultsOf(rules, { sender: senderId, text }, undefined), (check) => t(`contact.${check}`))) return;
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
      <TextArea
        name="text"
        label={t('contact.text')}
        rows={5}
        value={text}
        onChange={setText}
        limit={chatLengths.text}
        countLabel={(used, limit) => `${number(used)} / ${number(limit)}`}
        errorMessage={errors.text}
        isRequired
      />
      <p className="text-sm soft">{credits > 0 ? t('contact.price', { price }) : t('contact.free')}</p>
      {balance < credits && (
        <Note tone="amber">{t('contact.shortNow', { balance: amount(balance), missing: amount(credits - balance) })}</Note>
      )}
      {budgetLeft !== null && credits > 0 && <p className="text-sm soft">{t('contact.budgetLeft', { credits: amount(budgetLeft) })}</p>}
      <Button type="submit" wide variant={credits > 0 ? 'spend' : 'primary'} icon="send" busy={busy}>
        {t('contact.send')}
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
