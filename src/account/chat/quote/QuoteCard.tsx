import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { DataOf } from '../../../../contract/wire/call.ts';
import type { QuoteMark } from '../../../../contract/chat/shapes.ts';
import { getQuotesOfChat, withdrawQuote } from '../../../../contract/quote/calls.ts';
import type { Quote } from '../../../../contract/quote/shapes.ts';
import { saySuccess } from '../../shared/say-success.ts';
import { Button } from '../../../ui/Button.tsx';
import { Question } from '../../../form/Question.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { AcceptButton } from '../../shared/quote/AcceptButton.tsx';
import { rowNames, termTexts } from '../../shared/quote/rows.ts';
import { StateBadge } from '../../shared/quote/StateBadge.tsx';
import { useTradeReader } from '../../shared/quote/use-trade-reader.ts';
import { useCall } from '../../shared/data/query.ts';
import { link } from '../../shared/route.ts';
import { useTexts } from '../../shared/texts.tsx';
import { useWrite } from '../../shared/data/use-write.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { InquiryCard } from './InquiryCard.tsx';
import { useQuoteActions, type QuoteActions } from './quote-context.ts';

export interface QuoteCardProps {
  mark: QuoteMark;
  chatId: string;
  /** The message text with codes: shown for revisions so old that the API no longer returns them. */
  children: ReactNode;
}

const isOffer = ({ event }: QuoteMark): boolean => event === 'sent' || event === 'countered';

/** The message is newer than the quote that was read. */
const isBehind = (mark: QuoteMark, data: DataOf<typeof getQuotesOfChat>): boolean => {
  if (mark.event === 'asked') return !data.inquiries.some(({ id }) => id === mark.id);
  const quote = data.quotes.find(({ id }) => id === mark.id);
  return quote === undefined || (!isOffer(mark) && quote.state === 'sent');
};

/** A quote in a message: its terms in the reader's language, or what happened to it. */
export function QuoteCard({ mark, chatId, children }: QuoteCardProps) {
  const { t, number } = useTexts();
  const actions = useQuoteActions();
  const { data, refetch, isFetching } = useCall(getQuotesOfChat, { query: { chatId } });
  const hasAsked = useRef(false);
  const quote = data?.quotes.find(({ id }) => id === mark.id);
  const inquiry = data?.inquiries.find(({ id }) => id === mark.id);
  const mustAsk = data !== undefined && !isFetching && isBehind(mark, data);
  useEffect(() => {
    if (!mustAsk || hasAsked.current) return;
    hasAsked.current = true;
    void refetch();
  }, [mustAsk, refetch]);
  if (inquiry !== undefined)
    return <InquiryCard inquiry={inquiry} isAnswered={data?.quotes.some(({ dtSentAt }) => dtSentAt >= inquiry.dtAskedAt) === true} />;
  const happened = quote?.isCounter === true ? 'quote.counterHappened' : 'quote.happened';
  if (mark.event === 'withdrawn') return <p>{t(`${happened}.withdrawn`, { number: number(mark.revision) })}</p>;
  if (mark.event === 'accepted')
    return (
      <div className="stack gap-2">
        <p className="row medium">
          <Icon name="check-circle" />
          {t(`${happened}.accepted`, { number: number(mark.revision) })}
        </p>
        <ProFormaLink quoteId={mark.id} />
      </div>
    );
  if (quote === undefined) return children;
  if (mark.event === 'declined') return <Declined quote={quote} />;
  return <Terms quote={quote} actions={actions} />;
}

const Declined = ({ quote: { revision, isCounter, declined } }: { quote: Quote }) => {
  const { t, number } = useTexts();
  return (
    <div className="stack gap-1">
      <p className="medium">{t(isCounter ? 'quote.counterHappened.declined' : 'quote.happened.declined', { number: number(revision) })}</p>
      {declined !== null && <p>{t(`quote.reason.${declined.reason}`)}</p>}
      {declined !== null && declined.note !== '' && (
        <p dir="auto" className="keep-edge">
          {declined.note}
        </p>
      )}
    </div>
  );
};

const ProFormaLink = ({ quoteId }: { quoteId: string }) => {
  const { t } = useTexts();
  return (
    <p>
      <LinkButton variant="secondary" icon="file" href={link(`/pro-forma/${quoteId}`)}>
        {t('quote.proForma')}
      </LinkButton>
    </p>
  );
};

function Terms({ quote, actions }: { quote: Quote; actions: QuoteActions | null }) {
  const { t, number } = useTexts();
  const texts = termTexts(quote, { ...useTradeReader(), t });
  const title = t(quote.isCounter ? 'quote.counterTitle' : 'quote.title', { number: number(quote.revision) });
  const section = useRef<HTMLElement>(null);
  const isAnswered = useRef(false);
  const before = useRef(quote.state);
  // The pressed button is gone when the quote has its new state.
  useEffect(() => {
    if (before.current !== quote.state && isAnswered.current && document.activeElement === document.body) section.current?.focus();
    before.current = quote.state;
    isAnswered.current = false;
  }, [quote.state]);
  return (
    <section ref={section} tabIndex={-1} className="quote" aria-label={title} data-quote-state={quote.state}>
      <p className="row row--apart">
        <strong>{title}</strong>
        <StateBadge state={quote.state} />
      </p>
      <dl className="quote__terms">
        {rowNames.map((name) =>
          texts[name] === undefined ? null : (
            <div key={name} data-row={name}>
              <dt>{t(`quote.row.${name}`)}</dt>
              <dd dir={name === 'note' ? 'auto' : undefined}>{texts[name]}</dd>
            </div>
          ),
        )}
      </dl>
      {quote.followsRevision !== null && <p className="text-sm">{t('quote.further', { number: number(quote.followsRevision) })}</p>}
      {quote.state === 'sent' && quote.mayAgree === false && <p className="text-sm">{t('quote.noAgreement')}</p>}
      {actions !== null && (
        <div className="row gap-2" onClickCapture={() => (isAnswered.current = true)}>
          {quote.state === 'accepted' && <ProFormaLink quoteId={quote.id} />}
          {quote.isOwn && (quote.state === 'sent' || quote.state === 'expired') && <OwnActions quote={quote} actions={actions} />}
          {!quote.isOwn && quote.state === 'sent' && actions.mayWrite && <Answers quote={quote} actions={actions} />}
          {actions.mayCompare && !quote.isOwn && quote.state !== 'superseded' && quote.requestId !== null && (
            <LinkButton variant="quiet" href={link(`/quotes/${quote.requestId}`)}>
              {t('quote.compare')}
            </LinkButton>
          )}
        </div>
      )}
    </section>
  );
}

/** Buttons to accept, send a counter-offer, or decline with a reason. */
function Answers({ quote, actions }: { quote: Quote; actions: QuoteActions }) {
  const { t } = useTexts();
  const [isDeclining, setDeclining] = useState(false);
  return (
    <>
      {quote.mayAgree !== false && (
        <>
          <AcceptButton quote={quote} onDone={actions.onChanged} />
          <Button variant="secondary" icon="edit" onClick={() => actions.onRevise(quote)}>
            {t(actions.isSelling ? 'quote.revise' : 'quote.counter')}
          </Button>
        </>
      )}
      <Button variant="quiet" onClick={() => setDeclining(true)}>
        {t('quote.decline')}
      </Button>
      {isDeclining && (
        <DeclineDialog
          quoteId={quote.id}
          onDone={() => {
            setDeclining(false);
            actions.onChanged();
          }}
          onClose={() => setDeclining(false)}
        />
      )}
    </>
  );
}

function OwnActions({ quote, actions }: { quote: Quote; actions: QuoteActions }) {
  const { t } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const withdrawing = useWrite(withdrawQuote, { isShownByReading: true });
  const withdraw = async (): Promise<void> => {
    const answer = await withdrawing.run({ body: { id: quote.id } });
    setAsking(false);
    if (!answer.ok) return;
    saySuccess(t, withdrawQuote, 'quote.wasWithdrawn');
    actions.onChanged();
  };
  return (
    <>
      {actions.mayWrite && (
        <Button variant="secondary" icon="edit" onClick={() => actions.onRevise(quote)}>
          {t(actions.isSelling ? 'chat.quote.revise' : 'quote.counter')}
        </Button>
      )}
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('quote.withdraw')}
      </Button>
      <Question
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void withdraw()}
        title={t('quote.withdrawAsk')}
        confirmLabel={t('quote.withdraw')}
        variant="danger"
        busy={withdrawing.busy}
      >
        {t('quote.withdrawText')}
      </Question>
    </>
  );
}
