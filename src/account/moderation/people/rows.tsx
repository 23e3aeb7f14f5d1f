import type { FoundCompany, FoundPerson } from '../../../../contract/moderation/people-schemas.ts';
import { isolated } from '../../../../contract/text/isolate.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { link } from '../../shared/route.ts';
import { useTexts } from '../../shared/texts.tsx';
import { placeAddress } from './address.ts';

const tones = { active: 'green', suspended: 'red', ended: undefined } as const;

export function PersonState({ person: { standing } }: { person: Pick<FoundPerson, 'standing'> }) {
  const { t } = useTexts();
  return <Badge tone={tones[standing]}>{t(`people.standing.${standing}`)}</Badge>;
}

export function CompanyState({ company: { standing, isPublic } }: { company: FoundCompany }) {
  const { t } = useTexts();
  if (standing !== 'active') return <Badge tone={tones[standing]}>{t(`people.state.${standing}`)}</Badge>;
  return <Badge tone={isPublic ? 'green' : 'amber'}>{t(isPublic ? 'people.state.public' : 'people.state.hidden')}</Badge>;
}

/** A person in a list: name, state and employer. */
export function PersonLines({ person }: { person: FoundPerson }) {
  const { t } = useTexts();
  const { fullName, email, mainUser, consoleRole } = person;
  return (
    <>
      <span className="row row--apart row--fixed">
        <span className="medium truncate" dir="auto">
          {fullName}
        </span>
        <PersonState person={person} />
      </span>
      <span className="soft text-xs truncate keep-edge" dir="auto">
        {email}
      </span>
      <span className="faint text-xs">
        {mainUser === null ? t('people.mainUser') : t('people.staffOf', { name: isolated(mainUser.fullName) })}
        {consoleRole !== null && ` · ${t(`console.role.${consoleRole}`)}`}
      </span>
    </>
  );
}

/** A company in a list: name, state and owner. */
export function CompanyLines({ company }: { company: FoundCompany }) {
  const { t } = useTexts();
  const { name, approveStatus, owner } = company;
  return (
    <>
      <span className="row row--apart row--fixed">
        <span className="medium truncate" dir="auto">
          {name}
        </span>
        <CompanyState company={company} />
      </span>
      <span className="soft text-xs truncate keep-edge" dir="auto">
        {owner.fullName}
      </span>
      <span className="faint text-xs">{t(`people.state.${approveStatus as 1 | 2 | 3 | 4}`)}</span>
    </>
  );
}

/** Links from the details of a company to its people, and the reverse. */
export function PeopleLinks({ people }: { people: readonly FoundPerson[] }) {
  return (
    <ul className="people-links">
      {people.map((person) => (
        <li key={person.id}>
          <a className="queue__item" href={link(placeAddress('people', { id: person.id }))}>
            <PersonLines person={person} />
          </a>
        </li>
      ))}
    </ul>
  );
}
export function CompanyLinks({ companies }: { companies: readonly FoundCompany[] }) {
  return (
    <ul className="people-links">
      {companies.map((company) => (
        <li key={company.id}>
          <a className="queue__item" href={link(placeAddress('companies', { id: company.id }))}>
            <CompanyLines company={company} />
          </a>
        </li>
      ))}
    </ul>
  );
}
