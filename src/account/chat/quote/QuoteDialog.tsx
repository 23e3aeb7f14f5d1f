/** Writes or revises a quote; loaded on demand. */
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ChatDetail } from '../../../../contract/chat/calls.ts';
import { asciiLowerCase } from '../../../../contract/text/letter-case.ts';
import type { Country } from '../../../../contract/lookup/schemas.ts';
import { currencyOf, totalOf } from '../../../../contract/quote/amounts.ts';
import { getQuotesOfChat, sendQuote } from '../../../../contract/quote/calls.ts';
import { type CreatedFor, isSelling, quotedKind } from '../../../../contract/quote/seller.ts';
import type { Quote } from '../../../../contract/quote/shapes.ts';
import { getRequestDetailById } from '../../../../contract/request/calls.ts';
import type { RequestFacts } from '../../../../contract/trade/shown.ts';
import { saySuccess } from '../../shared/say-success.ts';
import { useForm } from '../../../form/use-form.ts';
import { isolated } from '../../../../contract/text/isolate.ts';
import type { Language } from '../../../../contract/text/languages.ts';
import { moneyText } from '../../../i18n/trade.ts';
import { Select } from '../../../ui/field/Select.tsx';
import { FormDialog } from '../../shared/FormDialog.tsx';
import { useCountries } from '../../shared/data/lookups.ts';
import { invalidate, useCall } from '../../shared/data/query.ts';
import { useTexts } from '../../shared/texts.tsx';
import { useDialogWrite } from '../../shared/use-dialog-write.ts';
import { priceOfMessage } from '../list/chat-cache.ts';
import { askedFacts, bankOf, noBank, quoteBody, quoteForm, startOf, valuesOf, type QuoteKind, type QuoteValues } from './quote-form.ts';
import { BankFields } from './BankFields.tsx';
import { FreightFields, GoodsFields, LastFields } from './QuoteFields.tsx';

export interface QuoteDialogProps {
  chat: ChatDetail;
  /** The revised quote; undefined for a first one. */
  quote: Quote | undefined;
  onSent: () => void;
  onClose: () => void;
}

/** The form starts with the values of the inquiry, or else of the request, so both are read first. */
export function QuoteDialog(props: QuoteDialogProps) {
  const { chat, quote } = props;
  const request = useCall(getRequestDetailById, { query: { id: chat.request?.id ?? '' } }, { enabled: chat.request?.isLive === true });
  const { data } = useCall(getQuotesOfChat, { query: { chatId: chat.id } });
  // A request that is no longer public has no facts: the form starts empty.
  const isKnown = quote !== undefined || chat.request?.isLive !== true || request.data !== undefined || request.error !== null;
  if (!isKnown || data === undefined) return null;
  const [newest, inquiry] = [data.quotes[0], data.inquiries[0]];
  const isAsked = inquiry !== undefined && newest !== undefined && inquiry.dtAskedAt > newest.dtSentAt;
  return <Editor {...props} quotes={data.quotes} facts={askedFacts(inquiry?.terms, request.data?.request.facts)} isAsked={isAsked} />;
}

interface EditorProps extends QuoteDialogProps {
  /** Of the chat, newest first: another person can have sent one after the form was opened. */
  quotes: readonly Quote[];
  facts: RequestFacts | undefined;
  /** The buyer has asked for a quote since the newest one. */
  isAsked: boolean;
}

function Editor({ chat, quote, quotes, onSent, onClose, facts, isAsked }: EditorProps) {
  const { t, language, number } = useTexts();
  const [newest] = quotes;
  // A new quote after an acceptance is for a further order, with the same terms unless the buyer has asked for others.
  const [agreed] = useState(quote === undefined && newest?.state === 'accepted' ? newest : undefined);
  const [basis] = useState(quote ?? (isAsked ? undefined : agreed));
  const subject = quotedKind(chat.createdFor as CreatedFor);
  const isFreight = (basis === undefined ? facts?.freight : basis.terms.freight) !== undefined;
  const [chosen, setChosen] = useState<QuoteKind>(isFreight ? 'freight' : 'goods');
  const kind = subject === 'either' ? chosen : subject;
  const words = quoteWords(isSelling(chat), quote === undefined);
  const countries = useCountries();
  const [start] = useState(() => {
    const values =
      basis === undefined ? startOf(facts, Date.now(), language, originOf(facts, countries)) : valuesOf(basis.terms, Date.now(), language);
    return { ...values, ...(isSelling(chat) ? bankOf(basis, quotes) : noBank) };
  });
  const form = useForm(quoteForm(kind, language), start, {
    draft: { name: 'quote', id: (quote ?? agreed)?.id ?? chat.id },
  });
  const [seen, setSeen] = useState((quote ?? newest)?.revision ?? 0);
  const [isStale, setStale] = useState(false);
  const overtaking = isStale && newest?.revision !== seen ? newest : undefined;
  const route = basis?.terms.freight ?? facts?.freight;
  const dialog = useDialogWrite({ ...form, validate: () => form.validate(now()) }, sendQuote, {
    input: (values) => {
      const seenRevision = overtaking?.revision ?? seen;
      setSeen(seenRevision);
      const terms = quoteBody(kind, values, chat.id, language, route);
      return { body: { ...terms, seenRevision, follows: agreed?.id, shownPrice: priceOfMessage(chat) } };
    },
    onFailure: ({ code }) => {
      setStale(code === 'STALE_VERSION');
      if (code === 'STALE_VERSION') void invalidate(['quote']);
    },
    onDone: () => {
      if (isSelling(chat)) saySuccess(t, sendQuote, quote === undefined ? 'quote.sent' : 'quote.revisionSent');
      else saySuccess(t, sendQuote, 'quote.counterSent');
      onSent();
    },
  });
  return (
    <FormDialog
      {...dialog}
      title={t(words.title)}
      failure={overtaking === undefined ? dialog.failure : t('quote.form.overtaken', { total: totalText(overtaking.terms, language) })}
      submitLabel={t(words.submit)}
      wide
      onClose={onClose}
    >
      <p className="soft text-sm">{t(words.about)}</p>
      {agreed !== undefined && <p className="text-sm">{t('quote.further', { number: number(agreed.revision) })}</p>}
      {subject === 'either' && quote === undefined && (
        <Select
          name="kind"
          label={t('quote.form.kind')}
          value={kind}
          onChange={(each) => setChosen(each as QuoteKind)}
          options={(['goods', 'freight'] as const).map((each) => ({ id: each, label: t(`quote.form.${each}`) }))}
        />
      )}
      {kind === 'goods' ? <GoodsFields /> : <FreightFields from={route?.from} to={route?.to} />}
      <LastFields />
      {isSelling(chat) && <BankFields />}
      <Total kind={kind} />
    </FormDialog>
  );
}

const now = (): number => Date.now();

/** The only country that the request names. */
function originOf(facts: RequestFacts | undefined, countries: readonly Country[]): string | null {
  const [code, ...others] = facts?.goods?.origins ?? [];
  if (code === undefined || others.length > 0) return null;
  return countries.find((country) => asciiLowerCase(country.code) === code)?.id ?? null;
}

/** The terms of a buyer are a counter-offer. */
function quoteWords(isSeller: boolean, isFirst: boolean) {
  if (!isSeller)
    return {
      title: 'quote.counter',
      submit: 'quote.form.sendCounter',
      about: 'quote.form.counterAbout',
    } as const;
  return {
    title: isFirst ? 'chat.quote.send' : 'chat.quote.revise',
    submit: isFirst ? 'quote.form.sendNew' : 'quote.form.sendRevision',
    about: 'quote.form.about',
  } as const;
}

const totalText = (terms: Quote['terms'], language: Language): string =>
  isolated(moneyText(Number(totalOf(terms)), currencyOf(terms), language));

/** The total, as soon as it can be calculated. */
function Total({ kind }: { kind: QuoteKind }) {
  const { t, language } = useTexts();
  const values = useWatch<QuoteValues>() as QuoteValues;
  const { goods, freight } = quoteBody(kind, values, '', language);
  const amounts = [goods?.price.amount, goods?.quantity.amount, freight?.price.amount, freight?.units?.count];
  const isKnown = !amounts.some((amount) => Number.isNaN(amount));
  const total = isKnown ? totalText({ goods, freight } as Quote['terms'], language) : '–';
  return (
    <p className="quote__total" role="status">
      {t('quote.form.preview', { total })}
    </p>
  );
}
