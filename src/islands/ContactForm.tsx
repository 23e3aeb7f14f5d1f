import { useRef, useState, type FormEvent } from 'react';
import { createChat } from '../../contract/chat/calls.ts';
import { chatLengths } from '../../contract/chat/fields.ts';
import { call, type Failure } from '../client/call.ts';
import { setCredit } from '../client/session.ts';
import { formatNumber } from '../i18n/format.ts';
import { localeOf } from '../i18n/languages.ts';
import { Button } from '../ui/Button.tsx';
import { LocaleProvider } from '../ui/LocaleProvider.tsx';
import { Note } from '../ui/Note.tsx';
import { Select } from '../ui/Select.tsx';
import { SpendDialog } from '../ui/SpendDialog.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import type { ContactFormProps } from './contact-props.ts';
import { type ContactReady, useContact } from './use-contact.ts';
import { isolated } from '../i18n/isolate.ts';

/** Own company, text, price: then a chat. */
export function ContactForm(props: ContactFormProps) {
  const contact = useContact(props);
  if (contact === null) return <Spinner label="…" />;
  return (
    <LocaleProvider locale={localeOf[props.language]}>
      <ReadyForm {...props} contact={contact} />
    </LocaleProvider>
  );
}

/** Where the ways out of a refusal lead (business area, section 8). */
const waysOut: Readonly<
  Record<string, readonly [path: string, label: 'toPlans' | 'toProfile' | 'toCompanies' | 'toMessages' | 'toMembership']>
> = {
  NO_PLAN: ['/plans', 'toPlans'],
  PLAN_EXPIRED: ['/plans', 'toPlans'],
  LIMIT_REACHED: ['/plans', 'toPlans'],
  NOT_ENOUGH_CREDIT: ['/membership', 'toMembership'],
  EMAIL_NOT_VERIFIED: ['/profile', 'toProfile'],
  COMPANY_NOT_APPROVED: ['/my-companies', 'toCompanies'],
  CHAT_EXISTS: ['/messages', 'toMessages'],
};

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
  const { t, errorText, senders, credits, balance } = contact;
  const [senderId, setSenderId] = useState(senders[0]?.id ?? '');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<'sender' | 'text' | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  /** One for each text: pressing twice opens and pays one chat. */
  const key = useRef({ for: '', id: '' });
  const number = (value: number) => formatNumber(value, language);
  const link = (path: string) => prefix + path;

  if (senders.length === 0)
    return (
      <div className="stack gap-3">
        <Note tone="amber">{t('contact.noCompany')}</Note>
        <a className="button" href={link('/my-companies')}>
          {t('contact.toCompanies')}
        </a>
      </div>
    );

  async function send() {
    const content = text.trim();
    const named = JSON.stringify([senderId, content]);
    if (key.current.for !== named) key.current = { for: named, id: crypto.randomUUID() };
    setBusy(true);
    const answer = await call(createChat, {
      body: {
        fromCompanyId: senderId,
        toCompanyId,
        chatNameForAll: subject.slice(0, chatLengths.name),
        text: content,
        createdFor,
        ...(requestId !== undefined && { requestId }),
      },
      idempotencyKey: key.current.id,
    });
    if (answer.ok) {
      setCredit(answer.data.inCredit);
      location.assign(link(`/messages?chatId=${answer.data.chatId}`));
      return;
    }
    setBusy(false);
    setAsking(false);
    setFailure(answer);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setFailure(null);
    const bad = senderId === '' ? 'sender' : text.trim() === '' || text.length > chatLengths.text ? 'text' : null;
    setProblem(bad);
    if (bad === 'text') field.current?.focus();
    else if (bad === null && credits > 0) setAsking(true);
    else if (bad === null) void send();
  }

  const wayOut = failure === null ? undefined : waysOut[failure.code];
  const amount = (count: number) => t('plan.credits', { count, number: number(count) });
  const price = amount(credits);
  return (
    <form className="stack" onSubmit={submit} noValidate>
      {failure !== null && (
        <Note tone="red" role="alert">
          {errorText(failure)} {wayOut && <a href={link(wayOut[0])}>{t(`contact.${wayOut[1]}`)}</a>}
        </Note>
      )}
      <Select
        label={t('contact.from')}
        value={senderId}
        onChange={setSenderId}
        options={senders.map(({ id, name }) => ({ id, label: name }))}
        errorMessage={problem === 'sender' ? t('contact.chooseCompany') : undefined}
        isRequired
      />
      <TextArea
        ref={field}
        label={t('contact.text')}
        rows={5}
        value={text}
        onChange={setText}
        limit={chatLengths.text}
        countLabel={(used, limit) => `${number(used)} / ${number(limit)}`}
        errorMessage={problem === 'text' ? t(text.trim() === '' ? 'contact.textRequired' : 'contact.textTooLong') : undefined}
        isRequired
      />
      <p className="text-sm soft">{credits > 0 ? t('contact.price', { price }) : t('contact.free')}</p>
      <Button type="submit" wide variant={credits > 0 ? 'spend' : 'primary'} icon="send" busy={busy}>
        {t('contact.send')}
      </Button>
      <SpendDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onSpend={() => void send()}
        title={t('contact.spendTitle', { name: isolated(toCompanyName) })}
        priceLabel={t('contact.priceLabel')}
        price={price}
        balanceLabel={t('contact.balance')}
        balance={amount(balance)}
        afterLabel={t('contact.after')}
        after={amount(Math.max(0, balance - credits))}
        spendLabel={t('contact.spend', { price })}
        cancelLabel={t('common.actions.cancel')}
        busy={busy}
        isShort={balance < credits}
      >
        {balance < credits ? (
          <>
            {t('errors.NOT_ENOUGH_CREDIT')} <a href={link('/membership')}>{t('contact.toMembership')}</a>
          </>
        ) : (
          t('contact.spendText')
        )}
      </SpendDialog>
    </form>
  );
}
