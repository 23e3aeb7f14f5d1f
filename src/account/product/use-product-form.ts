import { useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { keywordsUsual } from '../../../contract/catalogue/keywords.ts';
import { addAndEditProduct, getProductDetailById } from '../../../contract/product/calls.ts';
import type { Product } from '../../../contract/product/shapes.ts';
import { errorText } from '../../i18n/format.ts';
import { call, type Failure } from '../../client/call.ts';
import { toast } from '../../client/toasts.ts';
import { showFieldErrors } from '../shared/field-errors.ts';
import { markFreshProduct } from '../shared/fresh-product.ts';
import { productFailureText } from '../shared/product-failure.ts';
import { allowedBy, usePlanLimits } from '../shared/limits.ts';
import { open } from '../shared/place.ts';
import { keyOf, queryClient } from '../shared/query.ts';
import { useTexts } from '../shared/texts.tsx';
import { useUpload, type Upload } from '../shared/use-upload.ts';
import { useWrite } from '../shared/use-write.ts';
import { emptyProduct, faultsOf, productInput, valuesOf, type ProductCheck, type ProductLimits, type ProductValues } from './values.ts';

/** Names of AddAndEditProduct → names of the form. */
const fieldNames = {
  Name: 'name',
  Description: 'description',
  Code: 'code',
  CategoryId: 'categoryId',
  SubCategoryId: 'subCategoryId',
  ProductKeywords: 'keywords',
  ImageList: 'pictures',
  ImageURLs: 'pictures',
  ImagePositions: 'pictures',
} as const;

const { countMax: picturesMax } = addAndEditProduct.files.ImageList;

/** Refusals of a field that the form says in its own words. */
function checkOf({ code, fields }: Failure): ProductCheck | null {
  if (code !== 'LIMIT_REACHED') return null;
  if ('ImageList' in fields) return 'picturesMany';
  return 'Product.ProductKeywords' in fields ? 'tagsMany' : null;
}

export interface ProductForm {
  form: UseFormReturn<ProductValues>;
  limits: ProductLimits;
  isBusy: boolean;
  /** Of its pictures. */
  percent: Upload['percent'];
  /** Someone else has changed the product since it was read. */
  isStale: boolean;
  submit: () => Promise<void>;
  /** Takes the newest version in place of what was typed. */
  loadAgain: () => Promise<void>;
}

/** Checks and storing of one product. What was typed stays on every failure. */
export function useProductForm(companyId: string, present: Product | null): ProductForm {
  const { t } = useTexts();
  const form = useForm<ProductValues>({ defaultValues: present === null ? emptyProduct : valuesOf(present) });
  /** What the form was filled from: a newer one that arrives meanwhile must not be overwritten unseen. */
  const base = useRef(present);
  const [isStale, setStale] = useState(false);
  const { send, percent } = useUpload();
  const isNew = present === null;

  const plan = usePlanLimits('AddProductKeywords', 'AddProductImage');
  const limits: ProductLimits = {
    keywords: allowedBy(plan?.AddProductKeywords, present?.productKeywords.length ?? 0, keywordsUsual),
    pictures: allowedBy(plan && Math.min(plan.AddProductImage, picturesMax), present?.imageURLs.length ?? 0, picturesMax),
  };

  const onFailure = (failure: Failure): boolean => {
    const { code, fields } = failure;
    showFieldErrors(form, t, fields, fieldNames);
    const check = checkOf(failure);
    if (check === 'tagsMany') form.setError('keywords', { message: t('product.check.tagsMany') });
    if (check === 'picturesMany') form.setError('pictures', { message: t('product.check.picturesMany') });
    if (code === 'UNSUPPORTED_MEDIA' || code === 'TOO_LARGE') form.setError('pictures', { message: t(`errors.${code}`) });
    if (code === 'STALE_VERSION') setStale(true);
    toast('bad', check === null ? productFailureText(t, failure) : t(`product.check.${check}`), 'business');
    return true;
  };
  const write = useWrite(addAndEditProduct, { tags: ['Product', 'Company', 'User'], send, onFailure });

  const submit = async (): Promise<void> => {
    form.clearErrors();
    const values = form.getValues();
    const faults = faultsOf(values, limits);
    const [first] = faults;
    if (first !== undefined) {
      for (const { field, check } of faults) form.setError(field, { message: t(`product.check.${check}`) });
      form.setFocus(first.field);
      toast('bad', t(`product.check.${first.check}`), 'business');
      return;
    }
    const answer = await write.run(productInput(values, companyId, base.current));
    if (!answer.ok) return;
    const { product } = answer.data;
    queryClient.setQueryData(keyOf(getProductDetailById, { body: { id: product.id } }), answer.data);
    form.reset(valuesOf(product));
    markFreshProduct(product.id);
    toast('good', t(isNew ? 'product.added' : 'product.saved'), 'business');
    open(`/my-companies/${companyId}`);
  };

  const loadAgain = async (): Promise<void> => {
    const answer = await call(getProductDetailById, { body: { id: base.current?.id } });
    if (!answer.ok) {
      toast('bad', errorText(t, answer), 'business');
      return;
    }
    base.current = answer.data.product;
    form.reset(valuesOf(answer.data.product));
    setStale(false);
  };
  return { form, limits, isBusy: write.busy, percent, isStale, submit, loadAgain };
}
