import { listPageSize } from '../../../contract/limits.ts';
import { Pagination } from '../../ui/Pagination.tsx';
import { useTexts } from './texts.tsx';

export interface ListPagesProps {
  /** From 0, as the calls count. */
  page: number;
  /** Of all pages together. */
  count: number;
  onPage: (page: number) => void;
  /** Of which list; without it there is one on the page. */
  label?: string;
}

/** Where in a list of the business area, and the way on. */
export function ListPages({ page, count, onPage, label }: ListPagesProps) {
  const { t, number } = useTexts();
  const pages = t('common.pagination');
  return (
    <Pagination
      page={page + 1}
      pageCount={Math.ceil(count / listPageSize)}
      onPage={(next) => onPage(next - 1)}
      label={label === undefined ? pages : `${label}: ${pages}`}
      previousLabel={t('common.actions.previous')}
      nextLabel={t('common.actions.next')}
      formatNumber={number}
      summary={t('common.showing', {
        start: number(page * listPageSize + 1),
        end: number(Math.min(count, (page + 1) * listPageSize)),
        total: number(count),
      })}
    />
  );
}
