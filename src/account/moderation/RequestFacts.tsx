import type { OwnRequest } from '../../../contract/request/shapes.ts';
import { useCategories, useLogisticTypes, useShippingTypes } from '../shared/lookups.ts';
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
