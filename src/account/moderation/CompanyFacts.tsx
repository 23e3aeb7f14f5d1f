import type { DataOf } from '../../../contract/call.ts';
import { cityOf } from '../../../contract/company/public-page.ts';
import type { OwnCompany } from '../../../contract/company/shapes.ts';
import type { getItem } from '../../../contract/moderation/calls.ts';
import { languageName } from '../../i18n/language-name.ts';
import { quantityText } from '../../i18n/trade.ts';
import { useTexts } from '../shared/texts.tsx';
import { Facts } from './Facts.tsx';
import { otherTexts } from './other-texts.ts';

/** Another company with the same tax number. */
type TaxTwin = DataOf<typeof getItem>['taxTwins'][number];

/** Every field of a company, its pictures first. */
export function CompanyFacts({ company, taxTwins }: { company: OwnCompany; taxTwins: readonly TaxTwin[] }) {
  const { t, language } = useTexts();
  const { address, facts = {} } = company;
  const categories = company.categories.map(
    (category) => `${category.description[language]}: ${category.subCategories.map(({ description }) => description[language]).join(', ')}`,
  );
  const activity =
    company.activityArea === 1 ? t('company.activity.import') : company.activityArea === 2 ? t('company.activity.export') : '';
  return (
    <>
      <div className="pictures">
        {company.logoURL !== '' && <img src={company.logoURL} alt={t('company.picture.logo')} width={160} height={120} />}
        {company.mainPhotoUrl !== '' && <img src={company.mainPhotoUrl} alt={t('company.picture.cover')} width={160} height={120} />}
      </div>
      <Facts
        rows={[
          [t('company.field.name'), company.name],
          [t('company.field.type'), company.type?.typeDescription[language]],
          [t('company.field.email'), company.email],
          [t('company.field.webSite'), company.webSite],
          [t('company.field.description'), company.description],
          ...otherTexts(company.texts, { name: t('company.field.name'), description: t('company.field.description') }),
          [t('company.field.tags'), company.companyKeywords.join(', ')],
          [t('company.field.video'), company.promotionVideoUrl],
          [t('company.field.employees'), company.numberOfEmployee],
          [t('company.field.hsCode'), company.hsCode],
          [t('company.field.bankNames'), company.bankNames],
          [t('company.facts.foundedIn'), facts.foundedIn],
          [t('company.facts.capacity'), facts.capacity && quantityText(facts.capacity, { t, language })],
          [t('company.facts.markets'), facts.markets?.map((code) => code.toUpperCase()).join(', ')],
          [t('company.facts.speaks'), facts.speaks?.map((code) => languageName(code, language)).join(', ')],
          [t('company.field.addressHeader'), address.stHeader],
          [t('company.field.country'), address.countryName?.[language]],
          [t('company.field.city'), cityOf(company, language)],
          [t('company.field.area'), address.areaName],
          [t('company.field.addressDescription'), address.stDescription],
          [t('company.field.postalCode'), address.postalCode],
          [t('company.field.phone'), address.phone],
          [t('company.field.taxNumber'), company.taxpayerNumber],
          [t('moderation.taxTwins'), taxTwins.length > 0 && <TaxTwins key="twins" taxTwins={taxTwins} />],
          [t('company.field.taxOffice'), company.taxpayerOffice],
          [t('company.document.label'), company.documents.length > 0 && <Documents key="documents" documents={company.documents} />],
          [t('company.field.category'), categories.join('\n')],
          [t('company.field.activityArea'), activity],
        ]}
      />
    </>
  );
}

function TaxTwins({ taxTwins }: { taxTwins: readonly TaxTwin[] }) {
  return (
    <ul>
      {taxTwins.map(({ id, name, ownerName }) => (
        <li key={id}>
          <bdi>{name}</bdi> · <bdi>{ownerName}</bdi>
        </li>
      ))}
    </ul>
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
