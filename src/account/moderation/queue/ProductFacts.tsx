import type { Product } from '../../../../contract/product/shapes.ts';
import { hsChapterName } from '../../../i18n/hs-chapters.ts';
import { joined } from '../../../i18n/trade.ts';
import { productRows } from '../../../i18n/trade-offers.ts';
import { Note } from '../../../ui/Note.tsx';
import { useCategories, useCountryNames } from '../../shared/data/lookups.ts';
import { RejectReason } from '../../shared/gate/RejectReason.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { Facts } from './Facts.tsx';
import { otherTexts } from './other-texts.ts';

/** A restricted product as its owner has corrected it, after the reason of the restriction; pictures first. */
export function ProductFacts({ product }: { product: Product }) {
  const { t, language, date } = useTexts();
  const categories = useCategories();
  const reader = { t, language, country: useCountryNames(language) };
  const category = categories.find(({ id }) => id === product.categoryId);
  const subCategory = category?.subCategories.find(({ id }) => id === product.subCategoryId);
  const { restriction, company } = product;
  const trade = productRows(product.facts ?? {}, reader, (hsCode) => hsChapterName(hsCode, t));
  const labels = { name: t('product.field.name'), description: t('product.field.description') };
  return (
    <>
      {restriction !== undefined && (
        <Note tone="amber" icon="lock">
          <span className="soft">{t('moderation.product.because', { date: date(restriction.dtRestrictedAt) })}</span>{' '}
          <RejectReason text={restriction.reason} />
        </Note>
      )}
      <div className="pictures">
        {product.imageURLs.map((url) => (
          <img key={url} src={url} alt={t('product.field.pictures')} width={160} height={120} />
        ))}
      </div>
      <Facts
        rows={[
          [labels.name, product.name],
          [t('request.form.field.company'), company.name],
          [t('product.field.category'), category?.description[language] ?? ''],
          [t('product.field.subCategory'), subCategory?.description[language] ?? ''],
          [t('product.field.code'), product.code],
          [t('product.field.tags'), joined(product.productKeywords, { t, language })],
          [labels.description, product.description],
          ...otherTexts(product.texts, labels),
        ]}
      />
      {trade.length > 0 && (
        <section className="stack gap-2" aria-label={t('trade.label.title')}>
          <h3 className="text-sm">{t('trade.label.title')}</h3>
          <Facts rows={trade.map(({ label, value, note }) => [label, note === undefined ? value : `${value} (${note})`])} />
        </section>
      )}
    </>
  );
}
