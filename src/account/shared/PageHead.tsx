import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { link } from './route.ts';
import { useTexts } from './texts.tsx';

export interface PageHeadProps {
  title: string;
  /** The title was written by a person and has its own direction. */
  isOwnText?: boolean;
  /** Content before the title, such as a picture. */
  start?: ReactNode;
  /** Content below the title, such as states or a sentence. */
  below?: ReactNode;
  /** Buttons. */
  end?: ReactNode;
  /** The parent page. */
  parent?: { path: string; label: string };
}

let isFirstPage = true;

/**
 * The title of a page. It becomes the title of the window and gets the focus after navigation, so that screen readers announce the page.
 */
export function PageHead({ title, isOwnText, start, below, end, parent }: PageHeadProps) {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${t('common.brand')}`;
    // The title bar of the app shows the title too.
    const bar = document.querySelector('[data-app-title]');
    if (bar !== null) bar.textContent = title;
  }, [title, t]);
  useEffect(() => {
    if (!isFirstPage) {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    isFirstPage = false;
  }, []);
  return (
    <div className="stack gap-4">
      {parent && (
        <nav aria-label={t('common.breadcrumb')}>
          <ol className="breadcrumb">
            <li>
              <a href={link(parent.path)}>{parent.label}</a>
            </li>
            <li>
              <Icon name="chevron-end" size="small" />
              <span aria-current="page" dir="auto">
                {title}
              </span>
            </li>
          </ol>
        </nav>
      )}
      <div className="page-head">
        <div className="row gap-3 row--fixed">
          {start}
          <div className="stack gap-1">
            <h1 ref={heading} tabIndex={-1} className={isOwnText ? 'keep-edge' : undefined} dir={isOwnText ? 'auto' : undefined}>
              {title}
            </h1>
            {below}
          </div>
        </div>
        {end && <div className="row">{end}</div>}
      </div>
    </div>
  );
}
