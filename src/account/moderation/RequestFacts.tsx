import type { OwnRequest } from '../../../contract/request/shapes.ts';
import { hsChapterName } from '../../i18n/hs-chapters.ts';
import { freightRows, goodsRows } from '../../i18n/trade-tables.ts';
import { useCategories, useCountryNames, useLogisticTypes, useShippingTypes } from '../shared/lookups.ts';
import { useTexts } from '../shared/texts.tsx';
import { Facts } from './Facts.tsx';
import { otherTexts } from './other-texts.ts';

/** Every field of a request, its pictures first. */
export function RequestFacts({ request }: { request: OwnRequest }) {
  const { t, language } = useTexts();
  const category = useCategories().find(({ id }) => id === request.categoryId);
  const subCategory = category?.subCategories.find(({ id }) => id === request.subCategoryId);
  const logisticType = useLogisticTypes().find(({ id }) => id === request.logisticTypeId);
  const shippingType = useShippingTypes().find(({ id }) => id === request.shippingTypeId);
  const { goods, freight } = request.facts ?? {};
  const reader = { t, language, country: useCountryNames(language) };
  const trade = [
    ...(goods ? goodsRows(goods, reader, request.inServiceEnum === 1, (hsCode) => hsChapterName(hsCode, t)) : []),
    ...(freight ? freightRows(freight, reader) : []),
  ];
  return (
    <>
      {request.imageUrls.length > 0 && (
        <div className="pictures">
          {request.imageUrls.map((url) => (
            <img key={url} src={url} alt={t('request.form.picture')} width={160} height={120} />
          ))}
        </div>
      )}
      <Facts
        rows={[
          [t('request.form.field.name'), request.name],
          [t('request.form.field.type'), t(`request.form.type.${request.inServiceEnum}`)],
          [t('request.form.field.company'), request.companyName],
          [t('request.form.field.category'), category?.description[language]],
          [t('request.form.field.subCategory'), subCategory?.description[language]],
          [t('request.form.field.logisticType'), logisticType?.typeDescription[language]],
          [t('request.form.field.shippingType'), shippingType?.typeDescription[language]],
          [t('request.form.field.tags'), request.keywords.join(', ')],
          [t('request.form.field.description'), request.description],
          ...otherTexts(request.texts, { name: t('request.form.field.name'), description: t('request.form.field.description') }),
        ]}
      />
      {trade.length > 0 && (
        <section className="stack gap-2" aria-label={t('trade.label.title')}>
          <h3 className="text-sm">{t('trade.label.title')}</h3>
          <Facts rows={trade.map(({ label, value, note }) => [label, note === undefined ? value : `${value} (${note})`])} />
        </section>
      )}
      {request.fileUrls.length > 0 && (
        <ul className="stack gap-1">
          {request.fileUrls.map((url, index) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                <bdi>{request.fileNames?.[index] ?? url.split('/').at(-1)}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
