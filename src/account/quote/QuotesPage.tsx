import { useState } from 'react';
import { isId } from '../../../contract/wire/ids.ts';
import { compareQuotes } from './compare.ts';
import { getQuotesOfRequest } from '../../../contract/quote/calls.ts';
import type { Title } from '../../../contract/text/author-texts.ts';
import type { Quote } from '../../../contract/quote/shapes.ts';
import { may } from '../../client/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Note } from '../../ui/Note.tsx';
import { Answered } from '../shared/data/Answered.tsx';
import { Message } from '../shared/Message.tsx';
import { WholeTitle } from '../shared/OfferTitle.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { useCall } from '../shared/data/query.ts';
import { useTexts } from '../shared/texts.tsx';
import { useSession } from '../shared/data/use-session.ts';
import { QuoteTable } from './QuoteTable.tsx';

/** `/quotes/…`: the quotes for one of the account's requests, side by side. */
export default function QuotesPage({ params: { id = '' } }: { params: Readonly<Record<string, string>> }) {
  const { t } = useTexts();
  return isId(id) ? <Read id={id} /> : <Message title={t('quote.list.title')} text={t('errors.NOT_FOUND')} />;
}

function Read({ id }: { id: string }) {
  const [pages, setPages] = useState(1);
  const first = useCall(getQuotesOfRequest, { query: { requestId: id, page: '1' } });
  return (
    <div className="wrap page">
      <Answered query={first}>
        {({ requestName, title, quotes, hasMore }) => (
          <Page
            id={id}
            name={requestName}
            title={title}
            first={quotes}
            hasMore={hasMore}
            pages={pages}
            onMore={() => setPages(pages + 1)}
          />
        )}
      </Answered>
    </div>
  );
}

interface PageProps {
  id: string;
  name: string;
  title: Title | undefined;
  first: readonly Quote[];
  hasMore: boolean;
  pages: number;
  onMore: () => void;
}

/** Further pages extend the comparison, which is sorted as a whole by price. */
function Page({ id, name, title, first, hasMore, pages, onMore }: PageProps) {
  const { t } = useTexts();
  return (
    <div className="stack gap-6">
      <PageHead
        title={t('quote.list.title')}
        below={
          <p className="soft">
            <WholeTitle title={title} name={name} />
          </p>
        }
        parent={{ path: '/my-requests', label: t('quote.list.back') }}
      />
      {pages === 1 ? (
        <Compared quotes={first} hasMore={hasMore} onMore={onMore} />
      ) : (
        <Joined id={id} before={first} page={2} pages={pages} onMore={onMore} />
      )}
    </div>
  );
}

function Joined({
  id,
  before,
  page,
  pages,
  onMore,
}: {
  id: string;
  before: readonly Quote[];
  page: number;
  pages: number;
  onMore: () => void;
}) {
  const query = useCall(getQuotesOfRequest, { query: { requestId: id, page: String(page) } });
  return (
    <Answered query={query}>
      {({ quotes, hasMore }) =>
        page < pages ? (
          <Joined id={id} before={[...before, ...quotes]} page={page + 1} pages={pages} onMore={onMore} />
        ) : (
          <Compared quotes={[...before, ...quotes]} hasMore={hasMore} onMore={onMore} />
        )
      }
    </Answered>
  );
}

function Compared({ quotes, hasMore, onMore }: { quotes: readonly Quote[]; hasMore: boolean; onMore: () => void }) {
  const { t } = useTexts();
  const session = useSession();
  if (quotes.length === 0) return <EmptyState title={t('quote.list.none.title')}>{t('quote.list.none.text')}</EmptyState>;
  const comparison = compareQuotes(quotes);
  return (
    <>
      {comparison.hasMixedTerms && (
        <Note tone="amber" icon="info">
          {t('quote.list.mixed')}
        </Note>
      )}
      <QuoteTable quotes={comparison.quotes} mayAccept={may(session, 'sendMessage')} />
      {hasMore && (
        <p>
          <Button variant="secondary" onClick={onMore}>
            {t('quote.list.more')}
          </Button>
        </p>
      )}
    </>
  );
}
