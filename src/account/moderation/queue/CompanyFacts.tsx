import type { OwnCompany } from '../../../../contract/company/shapes.ts';
import { Card } from '../../../ui/Card.tsx';
import { Note } from '../../../ui/Note.tsx';
import { joined } from '../../../i18n/trade.ts';
import { useTexts } from '../../shared/texts.tsx';
import { Changes, type ComparedRow } from './Changes.tsx';
import { Facts } from './Facts.tsx';
import { useCompanyRows } from './use-company-rows.ts';

/** All fields of a company, pictures first. */
export function CompanyFacts({ company }: { company: OwnCompany }) {
  const { t } = useTexts();
  const rowsOf = useCompanyRows();
  return (
    <>
      <div className="pictures">
        {company.logoURL !== '' && <img src={company.logoURL} alt={t('company.picture.logo')} width={160} height={120} />}
        {company.mainPhotoUrl !== '' && <img src={company.mainPhotoUrl} alt={t('company.picture.cover')} width={160} height={120} />}
      </div>
      {company.isWithheld === true && <Note icon="lock">{t('console.queue.withheld')}</Note>}
      <Facts
        rows={[
          ...rowsOf(company),
          ...(company.isWithheld === true
            ? []
            : [
                [
                  t('company.document.label'),
                  company.documents.length > 0 && <Documents key="documents" documents={company.documents} />,
                ] as const,
              ]),
        ]}
      />
    </>
  );
}

/** A pending edit of a company beside its approved version. */
export function CompanyChanges({ before, after }: { before: OwnCompany; after: OwnCompany }) {
  const { t, language } = useTexts();
  const rowsOf = useCompanyRows();
  const all = (company: OwnCompany): ComparedRow[] => [
    [t('company.picture.logo'), company.logoURL],
    [t('company.picture.cover'), company.mainPhotoUrl],
    ...rowsOf(company),
    [
      t('company.document.label'),
      joined(
        company.documents.map(({ name }) => name),
        { t, language },
      ),
      company.documents.map(({ id }) => id).join('\n'),
    ],
  ];
  return (
    <Card title={t('console.changes.title')}>
      <Changes before={all(before)} after={all(after)} />
    </Card>
  );
}

function Documents({ documents }: { documents: OwnCompany['documents'] }) {
  return (
    <ul>
      {documents.map(({ id, name, url }) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer">
            <bdi>{name}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
