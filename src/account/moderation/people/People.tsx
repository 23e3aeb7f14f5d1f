import { findPeople } from '../../../../contract/moderation/people-calls.ts';
import { Answered } from '../../shared/data/Answered.tsx';
import { useCall } from '../../shared/data/query.ts';
import type { SectionProps } from '../sections.ts';
import { askedOf, placeOf } from './address.ts';
import { FoundList } from './FoundList.tsx';
import { PersonLines } from './rows.tsx';
import { PersonSheet } from './PersonSheet.tsx';
import { Search } from './Search.tsx';

/** All people with an account, with the details of one beside the list. */
export function People({ search }: SectionProps) {
  const place = placeOf(search);
  const query = useCall(findPeople, { query: askedOf(place) });
  return (
    <div className="stack gap-4">
      <Search key={place.text} section="people" place={place} />
      <div className="columns queue">
        <Answered query={query} rows={6}>
          {({ people, next }) => (
            <FoundList section="people" place={place} found={people} next={next}>
              {(person) => <PersonLines person={person} />}
            </FoundList>
          )}
        </Answered>
        {place.id !== undefined && <PersonSheet key={place.id} id={place.id} />}
      </div>
    </div>
  );
}
