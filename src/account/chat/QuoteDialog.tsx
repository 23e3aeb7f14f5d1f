/** Writes or revises a quote; loaded when somebody wants to. */
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ChatDetail } from '../../../contract/chat/calls.ts';
import { totalOf } from '../../../contract/quote/amounts.ts';
import { sendQuote } from '../../../contract/quote/calls.ts';
import type { Quote } from '../../../contract/quote/shapes.ts';
import { getRequestDetailById } from '../../../contract/request/calls.ts';
import type { ServiceType } from '../../../contract/request/shapes.ts';
import { needsLogisticTypes } from '../../../contract/request/rules.ts';
import type { RequestFacts } from '../../../contract/trade/shown.ts';
import { saySuccess } from '../shared/say-success.ts';
import { useForm } from '../../form/use-form.ts';
import { errorText } from '../../i18n/format.ts';
import { isolated } from '../../../contract/isolate.ts';
import { moneyText } from '../../i18n/trade.ts';
import { FormDialog } from '../shared/FormDialog.tsx';
import { useCall } from '../shared/query.ts';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/use-write.ts';
import { priceOfMessage } from './chat-cache.ts';
import { quoteBody, quoteForm, startOf, valuesOf, type QuoteKind, type QuoteValues } from './quote-form.ts';
import { FreightFields, GoodsFields, LastFields } from './QuoteFields.tsx';

export interface QuoteDialogProps {
  chat: ChatDetail;
  /** What is revised; a first quote without it. */
  quote: Quote | undefined;
  onSent: () => void;
  onClose: () => void;
}

/** What the request says stands in the form already, so it is read first. */
export function QuoteDialog(props: QuoteDialogProps) {
  const { chat, quote } = props;
  const query = useCall(getRequestDetailById, { query: { id: chat.request?.id ?? '' } }, { enabled: chat.request?.isLive === true });
  // A request that is not public any more says nothing: the form begins empty then.
  const isKnown = quote !== undefined || chat.request?.isLive !== true || query.data !== undefined || query.error !== null;
  return isKnown ? <Editor {...props} facts={query.data?.request.facts} /> : null;
}

function Editor({ chat, quote, onSent, onClose, facts }: QuoteDialogProps & { facts: RequestFacts | undefined }) {
  const { t, language } = useTexts();
  const kind: QuoteKind = needsLogisticTypes(chat.createdFor as ServiceType) ? 'freight' : 'goods';
  const [start] = useState(() =>
    quote === undefined ? startOf(facts, Date.now(), language) : valuesOf(quote.terms, Date.now(), language),
  );
  const [failure, setFailure] = useState<string | null>(null);
  const { form, draft, judge, blame } = useForm(quoteForm(kind, language), start, { draft: { name: 'quote', id: quote?.id ?? chat.id } });
  const sending = useWrite(sendQuote, {
    tags: ['Quote', 'Rooms', 'User'],
    onFailure: (refused) => {
      blame(refused);
      setFailure(errorText(t, refused));
      return true;
    },
  });
  const route = quote?.terms.freight ?? facts?.freight;
  const submit = async (): Promise<void> => {
    setFailure(null);
    if (!judge(Date.now())) return;
    const answer = await sending.run({
      body: { ...quoteBody(kind, form.getValues(), chat.id, language, route), shownPrice: priceOfMessage(chat) },
    });
    if (!answer.ok) return;
    draft?.forget();
    saySuccess(t, sendQuote, 'quote.sent');
    onSent();
  };
  return (
    <FormDialog
      form={form}
      draft={draft}
      title={t(quote === undefined ? 'chat.quote.send' : 'chat.quote.revise')}
      isBusy={sending.busy}
      failure={failure}
      submitLabel={t(quote === undefined ? 'quote.form.sendNew' : 'quote.form.sendRevision')}
      cancelLabel={t('common.actions.cancel')}
      wide
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="soft text-sm">{t('quote.form.about')}</p>
      {kind === 'goods' ? <GoodsFields /> : <FreightFields from={route?.from} to={route?.to} />}
      <LastFields />
      <Total kind={kind} />
    </FormDialog>
  );
}

/** What the terms come to, as soon as that can be said. */
function Total({ kind }: { kind: QuoteKind }) {
  const { t, language } = useTexts();
  const values = useWatch<QuoteValues>() as QuoteValues;
  const { goods, freight } = quoteBody(kind, values, '', language);
  const amounts = [goods?.price.amount, goods?.quantity.amount, freight?.price.amount, freight?.units?.count];
  const isKnown = !amounts.some((amount) => Number.isNaN(amount));
  const total = isKnown ? moneyText(Number(totalOf({ goods, freight } as Quote['terms'])), values.currency, language) : '–';
  return (
    <p className="quote__total" role="status">
      {t('quote.form.preview', { total: isolated(total) })}
    </p>
  );
}
