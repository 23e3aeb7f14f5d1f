import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { link } from '../../shared/route.ts';
import { useTexts } from '../../shared/texts.tsx';
import { type Place, placeAddress } from './address.ts';

interface FoundListProps<One extends { id: string }> {
  section: 'people' | 'companies';
  place: Place;
  found: readonly One[];
  next: number | null;
  /** Renders one result. */
  children: (one: One) => ReactNode;
}

/** A page of search results; each opens its details beside the list. */
export function FoundList<One extends { id: string }>({ section, place, found, next, children }: FoundListProps<One>) {
  const { t } = useTexts();
  const { id: chosen, before, ...asked } = place;
  if (found.length === 0) return <EmptyState title={t(section === 'people' ? 'people.find.noPeople' : 'people.find.noCompanies')} />;
  return (
    <div className="stack gap-4">
      <ul className="card card--flush queue__list">
        {found.map((one) => (
          <li key={one.id}>
            <a
              className="queue__item"
              href={link(placeAddress(section, { ...place, id: one.id }))}
              aria-current={one.id === chosen ? 'true' : undefined}
            >
              {children(one)}
            </a>
          </li>
        ))}
      </ul>
      {(before !== undefined || next !== null) && (
        <div className="row">
          {before !== undefined && (
            <LinkButton variant="quiet" icon="chevron-start" href={link(placeAddress(section, asked))}>
              {t('people.find.first')}
            </LinkButton>
          )}
          {next !== null && (
            <LinkButton variant="secondary" endIcon="chevron-end" href={link(placeAddress(section, { ...asked, before: String(next) }))}>
              {t('people.find.next')}
            </LinkButton>
          )}
        </div>
      )}
    </div>
  );
}
