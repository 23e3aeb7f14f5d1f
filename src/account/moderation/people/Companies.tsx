import { findCompanies } from '../../../../contract/moderation/people-calls.ts';
import { Answered } from '../../shared/data/Answered.tsx';
import { useCall } from '../../shared/data/query.ts';
import type { SectionProps } from '../sections.ts';
import { askedOf, placeOf } from './address.ts';
import { CompanySheet } from './CompanySheet.tsx';
import { FoundList } from './FoundList.tsx';
import { CompanyLines } from './rows.tsx';
import { Search } from './Search.tsx';

/** All companies, public or not, with the details of one beside the list. */
export function Companies({ search }: SectionProps) {
  const place = placeOf(search);
  const query = useCall(findCompanies, { query: askedOf(place) });
  return (
    <div className="stack gap-4">
      <Search key={place.text} section="companies" place={place} />
      <div className="columns queue">
        <Answered query={query} rows={6}>
          {({ companies, next }) => (
            <FoundList section="companies" place={place} found={companies} next={next}>
              {(company) => <CompanyLines company={company} />}
            </FoundList>
          )}
        </Answered>
        {place.id !== undefined && <CompanySheet key={place.id} id={place.id} />}
      </div>
    </div>
  );
}
