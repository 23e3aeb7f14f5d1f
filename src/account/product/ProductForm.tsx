import { productLengths } from '../../../contract/product/fields.ts';
import type { Product } from '../../../contract/product/shapes.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Note } from '../../ui/Note.tsx';
import { CategoryFields } from '../shared/fields/CategoryFields.tsx';
import { Form } from '../../form/Form.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { OfferTexts } from '../shared/fields/OfferTexts.tsx';
import { OtherLanguages } from '../shared/fields/OtherLanguages.tsx';
import { lastPlace } from '../shared/gate/product-place.ts';
import { link } from '../shared/route.ts';
import { useTexts } from '../shared/texts.tsx';
import { TypedBankNote } from '../shared/fields/TypedBankNote.tsx';
import { FactFields } from './FactFields.tsx';
import { ProductPictures } from './ProductPictures.tsx';
import { useProductForm, type ProductForm as Editor } from './use-product-form.ts';
import { publicFields, type ProductValues } from './form.ts';

export interface ProductFormProps {
  companyId: string;
  present: Product | null;
  /** The product whose values a new product copies. */
  source?: Product | null;
  /** Further initial values of a new product. */
  known?: Partial<ProductValues>;
}

/** Saving a restricted product sends it to the moderators. */
function saveLabelOf(present: Product | null) {
  if (present === null) return 'product.add';
  return present.restriction === undefined ? 'common.actions.save' : 'product.restricted.send';
}

/** Fields in the order of their checks. */
export function ProductForm({ companyId, present, source = null, known }: ProductFormProps) {
  const { t } = useTexts();
  const editor = useProductForm(companyId, present, source, known);
  const { form, limits, isBusy } = editor;
  return (
    <Form form={form} draft={editor.draft} isBusy={isBusy} onSubmit={editor.submit} className="card stack gap-6">
      <div className="form-grid">
        <OfferTexts
          texts={{
            name: [t('product.field.name'), t('product.hint.name')],
            description: [t('product.field.description'), t('product.hint.description')],
            tags: t('product.field.tags'),
          }}
          nameMax={productLengths.name}
          limit={limits.keywords}
          toCheck={present?.keywordsToCheck}
        />
        <CategoryFields label={t('product.field.category')} subLabel={t('product.field.subCategory')} />
        <TextInput<ProductValues>
          name="code"
          label={t('product.field.code')}
          hint={t('product.hint.code')}
          optionalLabel={t('common.optional')}
          maxLength={productLengths.code}
          dir="ltr"
        />
      </div>
      <OtherLanguages
        name={{ label: t('product.field.name'), lengthMax: productLengths.name }}
        description={{ label: t('product.field.description') }}
      />
      <FactFields />
      <ProductPictures list={editor.pictures} signed={(present ?? source)?.imageURLs ?? []} limit={limits.pictures} isBusy={isBusy} />
      <TypedBankNote names={publicFields} />
      <Foot editor={editor} companyId={companyId} saveLabel={t(saveLabelOf(present))} />
    </Form>
  );
}

/** The reason why saving is impossible, if there is one, and the two buttons. */
function Foot({ editor, companyId, saveLabel }: { editor: Editor; companyId: string; saveLabel: string }) {
  const { t } = useTexts();
  const { isBusy, isStale } = editor;
  return (
    <div className="stack gap-3">
      {isStale && (
        <Note tone="red">
          <p>{t('product.stale.text')}</p>
          <Button variant="secondary" icon="refresh" onClick={() => void editor.loadAgain()}>
            {t('product.stale.load')}
          </Button>
        </Note>
      )}
      <div className="form-actions">
        <LinkButton variant="quiet" href={link(lastPlace(companyId))}>
          {t('common.actions.cancel')}
        </LinkButton>
        <div className="row">
          <Button type="submit" busy={isBusy}>
            {saveLabel}
          </Button>
        </div>
      </div>
    </div>
  );
}
