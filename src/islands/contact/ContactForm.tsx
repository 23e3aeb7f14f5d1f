import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { createChat } from '../../../contract/chat/calls.ts';
import { chatLengths } from '../../../contract/chat/fields.ts';
import { isolated } from '../../../contract/text/isolate.ts';
import { priceOfRefusal } from '../../../contract/plan/charge.ts';
import { mayUse, remedies, type Remedy } from '../../client/session/remedies.ts';
import { isLedAway } from './led-to-plans.ts';
import type { Failure } from '../../client/call.ts';
import { goOn } from '../../client/session/leaving.ts';
import { sayNext } from '../../client/session/next-page.ts';
import { $session, setAccount } from '../../client/session/session.ts';
import { unansweredWrites } from '../../client/store/unanswered.ts';
import { arriveBack, keepWayBack } from '../../client/session/way-back.ts';
import { fieldTexts } from '../../form/field-errors.ts';
import { SelectInput } from '../../form/fields/SelectInput.tsx';
import { TextAreaInput } from '../../form/fields/TextAreaInput.tsx';
import { PlainForm } from '../../form/PlainForm.tsx';
import { useHold } from '../../form/use-hold.ts';
import { usePlainForm } from '../../form/use-plain-form.ts';
import { usePlainWrite } from '../../form/use-plain-write.ts';
import { formatMoney, formatNumber } from '../../i18n/format.ts';
import { InquiryFields } from '../../inquiry/InquiryFields.tsx';
import { inquiryInputOf, today } from '../../inquiry/values.ts';
import { Button } from '../../ui/Button.tsx';
import { loadDialogs } from '../../ui/dialog/Dialog.tsx';
import { LoadFailure } from '../../ui/later.ts';
import { Note } from '../../ui/Note.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { ContactClosed, ContactFailed, ContactRemedy, isClosed } from './ContactClosed.tsx';
import { ContactExisting } from './ContactExisting.tsx';
import { contactForm, contactDraft, contactSays, contactStart, type ContactValues } from './contact-form.ts';
import { chatNameOf, type ContactFormProps, type ContactPageTexts } from './contact-props.ts';
import { ContactSpend } from './ContactSpend.tsx';
import { leadAway } from '../lead-away.ts';
import { Refusal } from '../account/Refusal.tsx';
import { type ContactReady, useContact } from './use-contact.ts';

/** The form with sender, text and price. A submission creates a chat. */
export function ContactForm(props: ContactFormProps & ContactPageTexts) {
  const [tries, setTries] = useState(0);
  return <Contact key={tries} {...props} onRetry={() => setTries(tries + 1)} />;
}

function Contact({ onRetry, failedText, openText, ...props }: ContactFormProps & ContactPageTexts & { onRetry: () => void }) {
  const contact = useContact(props);
  const [isOther, setOther] = useState(false);
  if (contact === null) return <Spinner label="…" />;
  if (contact === 'missing') return <ContactFailed text={failedText} retryLabel={openText} onRetry={onRetry} />;
  const chats = contact.senders.flatMap(({ chatId, name }) => (typeof chatId === 'string' ? [{ chatId, name }] : []));
  const senders = contact.senders.filter(({ chatId }) => typeof chatId !== 'string');
  if (chats.length > 0 && !isOther) {
    const onOther = senders.length === 0 ? null : () => setOther(true);
    return <ContactExisting t={contact.t} prefix={props.prefix} chats={chats} onOther={onOther} />;
  }
  return isClosed(contact) ? (
    <ContactClosed contact={contact} prefix={props.prefix} onRetry={onRetry} />
  ) : (
    <ReadyForm {...props} contact={{ ...contact, senders }} />
  );
}

function ReadyForm({ contact, ...props }: ContactFormProps & { contact: ContactReady }) {
  const { language, prefix, toCompanyId, toCompanyName, createdFor, requestId, productId, asks } = props;
  const { t, errorText, senders, balance, budgetLeft, countries } = contact;
  /** The present price, from a press that was refused because the shown price had changed. */
  const [priceChange, setPriceChange] = useState<{ before: number; now: number } | null>(null);
  const credits = priceChange?.now ?? contact.credits;
  // After buying a plan or credits, the earlier input is restored.
  const [start] = useState(() => contactStart(arriveBack(), senders, props));
  const { form, validate, blame } = usePlainForm(contactForm(language, asks !== undefined), start, {
    says: (check) => contactSays(t, check),
  });
  const [text, quantity, fromCountry] = useWatch({ control: form.control, name: ['text', 'quantity', 'fromCountry'] });
  const [refusal, setRefusal] = useState<{ failure: Failure; remedy: Remedy | undefined } | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isSent, setSent] = useState(false);
  const [isPartMissing, setPartMissing] = useState(false);
  const { run, busy } = usePlainWrite(createChat, {
    leaves: true,
    adds: unansweredWrites,
    onFailure: (failure, remedy) => {
      const now = priceOfRefusal(failure);
      // A changed price needs a confirmation, also if there was none before.
      if (now !== null) setPriceChange({ before: credits, now });
      setAsking(now !== null);
      if (now !== null) return;
      setRefusal({ failure, remedy });
      blame(fieldTexts(t, failure.fields));
      // The plan ended while the form was open: without one nothing can be sent.
      if (isLedAway(remedy)) leadAway(link(remedy.path), onLeave);
    },
  });
  // The form replaces the pressed button.
  useEffect(() => {
    if (document.activeElement === document.body) form.setFocus('sender');
  }, [form]);
  const isTyped = text !== '' || quantity !== '' || fromCountry !== '';
  useHold(isTyped && !isSent);
  // The spending question must be available offline, since its answer reports the failure.
  useEffect(() => {
    if (isTyped && credits > 0) loadDialogs();
  }, [isTyped, credits]);
  const onLeave = (): void => goOn(() => keepWayBack(contactDraft(form.getValues(), asks)));
  const number = (value: number) => formatNumber(value, language);
  const link = (path: string) => prefix + path;

  async function send() {
    const { sender, text, ...inquiry } = form.getValues();
    const answer = await run({
      body: {
        fromCompanyId: sender,
        toCompanyId,
        chatNameForAll: chatNameOf(props),
        text: text.trim(),
        createdFor,
        ...(requestId !== undefined && { requestId }),
        ...(productId !== undefined && { productId }),
        ...(asks !== undefined && { inquiry: inquiryInputOf(inquiry, language) }),
        shownPrice: credits,
      },
    });
    if (!answer.ok) return;
    setAccount({ inCredit: answer.data.inCredit });
    if (!mayUse(remedies.CHAT_EXISTS, $session.get())) return setSent(true);
    sayNext(asks === undefined ? 'requestSent' : 'quoteAsked');
    goOn(() => location.assign(link(`/messages?chatId=${answer.data.chatId}`)));
  }

  function submit() {
    setRefusal(null);
    if (!validate(today())) return;
    if (credits > 0) setAsking(true);
    else void send();
  }

  const amount = (count: number) => t('common.credits', { count, number: number(count) });
  const price = amount(credits);
  const maySeePacks = mayUse(remedies.NOT_ENOUGH_CREDIT, $session.get());
  const mayBuy = maySeePacks || contact.pack !== undefined;
  if (isSent)
    return (
      <Note tone="green" icon="check" role="status">
        {t('contact.sent')}
      </Note>
    );
  return (
    <PlainForm form={form} isBusy={busy} onSubmit={submit} className="stack">
      <Refusal>
        {refusal && (
          <>
            {errorText(refusal.failure)}{' '}
            {refusal.remedy && <ContactRemedy {...refusal} t={t} prefix={prefix} to={refusal.remedy} onLeave={onLeave} />}
          </>
        )}
      </Refusal>
      <Refusal>
        {isPartMissing ? (
          <>
            {t('common.partMissing')}{' '}
            <a href={location.pathname + location.search} onClick={onLeave}>
              {t('common.actions.reload')}
            </a>
          </>
        ) : null}
      </Refusal>
      <SelectInput<ContactValues>
        name="sender"
        label={t('contact.from')}
        options={senders.map(({ id, name }) => ({ id, label: isolated(name) }))}
        isRequired
      />
      {asks !== undefined && <InquiryFields t={t} language={language} countries={countries} />}
      <TextAreaInput<ContactValues>
        name="text"
        label={t(asks === undefined ? 'contact.text' : 'quote.form.askNote')}
        rows={asks === undefined ? 5 : 3}
        limit={chatLengths.text}
        countLabel={(used, limit) => `${number(used)} / ${number(limit)}`}
        isRequired={asks === undefined}
      />
      <p className="text-sm soft">{credits > 0 ? t('contact.price', { price }) : t('contact.free')}</p>
      {balance < credits && (
        <Note tone="amber">
          {mayBuy
            ? t('contact.shortNow', { balance: amount(balance), missing: amount(credits - balance) })
            : `${t('contact.short', { credits: amount(credits - balance) })} ${t('contact.owner')}`}
        </Note>
      )}
      {budgetLeft !== null && credits > 0 && <p className="text-sm soft">{t('contact.budgetLeft', { credits: amount(budgetLeft) })}</p>}
      <Button type="submit" wide variant={credits > 0 ? 'spend' : 'primary'} icon="send" busy={busy}>
        {t(asks === undefined ? 'contact.send' : 'quote.form.sendAsk')}
      </Button>
      <LoadFailure value={() => setPartMissing(true)}>
        <ContactSpend
          contact={{ ...contact, credits }}
          before={priceChange?.before ?? null}
          name={toCompanyName}
          amount={amount}
          packsHref={maySeePacks ? link(remedies.NOT_ENOUGH_CREDIT.path) : null}
          packHref={link(`/payment/credit/${contact.pack?.id ?? ''}`)}
          money={(price, currency) => formatMoney(price, currency, language)}
          onLeave={onLeave}
          isOpen={isAsking}
          busy={busy}
          onClose={() => setAsking(false)}
          onSpend={() => void send()}
        />
      </LoadFailure>
    </PlainForm>
  );
}
