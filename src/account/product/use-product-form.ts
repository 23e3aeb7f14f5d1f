import { unansweredWrites } from '../../client/store/unanswered.ts';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { addAndEditProduct, getProductDetailById } from '../../../contract/product/calls.ts';
import type { Product } from '../../../contract/product/shapes.ts';
import { errorText } from '../../i18n/format.ts';
import { call, type Failure } from '../../client/call.ts';
import { saySuccess } from '../shared/say-success.ts';
import type { Draft } from '../../form/draft.ts';
import { sentInput } from '../../form/sent-input.ts';
import { leaveInput } from '../../form/leave-input.ts';
import { useForm } from '../../form/use-form.ts';
import { productFailureText } from '../shared/gate/product-failure.ts';
import { lastPlace, productAnchor } from '../shared/gate/product-place.ts';
import { usePlanLimits } from '../shared/gate/limits.ts';
import { goOn } from '../../client/session/leaving.ts';
import { open, stayHere } from '../shared/route.ts';
import { keyOf, queryClient } from '../shared/data/query.ts';
import { sayFailure } from '../shared/say-failure.ts';
import { useTexts } from '../shared/texts.tsx';
import type { UploadList } from '../../form/upload-list.ts';
import { useUploads } from '../../form/use-uploads.ts';
import { useArrivals } from '../shared/fields/use-arrivals.ts';
import { useWrite } from '../shared/data/use-write.ts';
import {
  checkOf,
  emptyProduct,
  productForm,
  productInput,
  type ProductLimits,
  productLimitsOf,
  type ProductValues,
  valuesOf,
} from './form.ts';

export interface ProductForm {
  form: UseFormReturn<ProductValues>;
  draft: Draft | null;
  limits: ProductLimits;
  isBusy: boolean;
  pictures: UploadList;
  /** Someone else has changed the product since it was read. */
  isStale: boolean;
  submit: () => Promise<void>;
  /** Replaces the typed values by the newest version. */
  loadAgain: () => Promise<void>;
}

/**
 * Checks and saves a product. Typed values survive every failure.
 * @param source the product whose values a new product copies
 * @param known further initial values of a new product
 */
export function useProductForm(
  companyId: string,
  present: Product | null,
  source: Product | null = null,
  known: Partial<ProductValues> = {},
): ProductForm {
  const { t, language } = useTexts();
  const begun = present ?? source;
  const { form, draft, validate, blame } = useForm(
    productForm,
    begun === null ? { ...emptyProduct, ...known } : valuesOf(begun, language),
    {
      say: sayFailure,
      draft: { name: 'product', within: source === null ? companyId : `${companyId}-${source.id}`, id: present?.id },
    },
  );
  /** The version with which the form was opened. A save names it, so that no newer version is overwritten unnoticed. */
  const base = useRef(present);
  const [isStale, setStale] = useState(false);
  const pictures = useUploads(form, 'pictures', 'AddAndEditProduct.ImageList');
  const { isWaiting, haveArrived } = useArrivals(form, { pictures });
  const isNew = present === null;

  const plan = usePlanLimits('AddProductKeywords', 'AddProductImage');
  const limits = productLimitsOf(plan, present, language);

  const onFailure = (failure: Failure): boolean => {
    blame(failure);
    const check = checkOf(failure);
    if (check !== null) form.setError(check.field, { message: productForm.says(t, check.check) });
    if (failure.code === 'STALE_VERSION') setStale(true);
    sayFailure(check === null ? productFailureText(t, failure) : productForm.says(t, check.check));
    return true;
  };
  const write = useWrite(addAndEditProduct, {
    onFailure,
    adds: isNew ? unansweredWrites : undefined,
  });

  /** Leaves what was typed while the product was being saved as the draft of its form. */
  const leaveNewer = (product: Product): void => {
    const of = { name: 'product', within: companyId, id: product.id };
    leaveInput(of, { start: valuesOf(product, language), values: form.getValues(), language }, productForm.draft);
    draft?.forget();
  };

  const submit = async (): Promise<void> => {
    const isHere = stayHere();
    if (!validate(limits) || !(await haveArrived())) return;
    const input = sentInput(form);
    const answer = await write.run(productInput(form.getValues(), companyId, base.current, language, source?.id));
    if (!answer.ok) return;
    const { product } = answer.data;
    queryClient.setQueryData(keyOf(getProductDetailById, { body: { id: product.id } }), answer.data);
    draft?.forget();
    const isNewer = input.hasChanged();
    input.showStored(valuesOf(product, language));
    if (product.restriction === undefined) saySuccess(t, addAndEditProduct, isNew ? 'product.added' : 'product.saved');
    else saySuccess(t, addAndEditProduct, 'product.restricted.sent');
    if (isNewer && (isNew || !isHere())) leaveNewer(product);
    if (!isHere()) return;
    if (!isNewer) return open(`${isNew ? `/my-companies/${companyId}` : lastPlace(companyId)}#${productAnchor(product.id)}`);
    if (isNew) return goOn(() => open(`/edit-product/${companyId}/${product.id}`));
    // The form stays open, because it has unsaved input again.
    base.current = product;
    write.renew();
  };

  const loadAgain = async (): Promise<void> => {
    const answer = await call(getProductDetailById, { body: { id: base.current?.id } });
    if (!answer.ok) {
      sayFailure(errorText(t, answer));
      return;
    }
    base.current = answer.data.product;
    // The product may have been restricted meanwhile. It is read again, so that the page shows this.
    queryClient.setQueryData(keyOf(getProductDetailById, { body: { id: answer.data.product.id } }), answer.data);
    form.reset(valuesOf(answer.data.product, language));
    setStale(false);
  };
  return { form, draft, limits, isBusy: write.busy || isWaiting, pictures, isStale, submit, loadAgain };
}
