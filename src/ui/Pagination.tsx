import { Icon } from './Icon.tsx';

export interface PaginationProps {
  /** Number of the current page, from 1. */
  page: number;
  pageCount: number;
  /** Addresses of the pages, which are then links; otherwise they are buttons. */
  href?: (page: number) => string;
  onPage?: (page: number) => void;
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** "Showing 1 to 10 of 631 records". */
  summary: string;
  /** Numbers in the page's language. */
  formatNumber: (page: number) => string;
}

/** The position in a long list, with links to other pages. */
export function Pagination({ page, pageCount, href, onPage, label, previousLabel, nextLabel, summary, formatNumber }: PaginationProps) {
  const step = (target: number, name: string, icon: 'chevron-start' | 'chevron-end') =>
    target < 1 || target > pageCount ? (
      <span className="pages__off" aria-hidden="true">
        <Icon name={icon} />
      </span>
    ) : href ? (
      <a href={href(target)} aria-label={name} rel={target < page ? 'prev' : 'next'}>
        <Icon name={icon} />
      </a>
    ) : (
      <button type="button" aria-label={name} onClick={() => onPage?.(target)}>
        <Icon name={icon} />
      </button>
    );
  return (
    <nav className="pagination" aria-label={label}>
      <p className="soft text-sm">{summary}</p>
      {pageCount > 1 && (
        <div className="pages">
          {step(page - 1, previousLabel, 'chevron-start')}
          {pageNumbers(page, pageCount).map((number, index) => {
            if (number === 'gap') return <span key={`gap${index}`}>…</span>;
            const isCurrent = number === page;
            const isFar = !isCurrent && number !== 1 && number !== pageCount;
            const shared = {
              className: isCurrent ? 'pages__current' : isFar ? 'far' : undefined,
              'aria-current': isCurrent ? ('page' as const) : undefined,
            };
            return href ? (
              <a key={number} href={href(number)} {...shared}>
                {formatNumber(number)}
              </a>
            ) : (
              <button key={number} type="button" onClick={() => onPage?.(number)} {...shared}>
                {formatNumber(number)}
              </button>
            );
          })}
          {step(page + 1, nextLabel, 'chevron-end')}
        </div>
      )}
    </nav>
  );
}

/** The page numbers to offer, from 1: the first, the last, and those around the current one. A gap replaces two or more omitted pages. */
export function pageNumbers(current: number, last: number): (number | 'gap')[] {
  const wanted = [1, current - 1, current, current + 1, last];
  if (current <= 2) wanted.push(3);
  if (current >= last - 1) wanted.push(last - 2);
  const numbers = [...new Set(wanted)].filter((page) => page >= 1 && page <= last).sort((one, other) => one - other);
  return numbers.flatMap((page, index) => {
    const before = numbers[index - 1];
    if (before === undefined || page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : ['gap' as const, page];
  });
}
