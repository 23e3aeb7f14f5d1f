import { lazy, Suspense } from 'react';
import { listPageSize } from '../../../../contract/limits.ts';
import { useTexts } from '../texts.tsx';

/** Loaded on demand: most lists have one page. */
const Pagination = lazy(async () => ({ default: (await import('../../../ui/Pagination.tsx')).Pagination }));

export interface ListPagesProps {
  /** From 0, as in the calls. */
  page: number;
  /** The total over all pages. */
  count: number;
  onPage: (page: number) => void;
  /** Names the list, if the page has several. */
  label?: string;
}

/** Pagination of a list in the business area. */
export function ListPages({ page, count, onPage, label }: ListPagesProps) {
  const { t, number } = useTexts();
  const pages = t('common.pagination');
  const pageCount = Math.ceil(count / listPageSize);
  const summary = t('common.showing', {
    start: number(page * listPageSize + 1),
    end: number(Math.min(count, (page + 1) * listPageSize)),
    total: number(count),
  });
  const alone = (
    <div className="pagination">
      <p className="soft text-sm">{summary}</p>
    </div>
  );
  return pageCount <= 1 ? (
    alone
  ) : (
    <Suspense fallback={alone}>
      <Pagination
        page={page + 1}
        pageCount={pageCount}
        onPage={(next) => onPage(next - 1)}
        label={label === undefined ? pages : `${label}: ${pages}`}
        previousLabel={t('common.actions.previous')}
        nextLabel={t('common.actions.next')}
        formatNumber={number}
        summary={summary}
      />
    </Suspense>
  );
}
