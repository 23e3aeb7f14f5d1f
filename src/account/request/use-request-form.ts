import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { keywordsUsual } from '../../../contract/catalogue/keywords.ts';
import { chargeOf, createRequestService } from '../../../contract/plan/charge.ts';
import { getServicePrices } from '../../../contract/plan/calls.ts';
import { addAndEditRequest } from '../../../contract/request/calls.ts';
import type { OwnRequest } from '../../../contract/request/shapes.ts';
import { errorText } from '../../i18n/format.ts';
import type { Failure } from '../../client/call.ts';
import { $session, setCredit } from '../../client/session.ts';
import { toast } from '../../client/toasts.ts';
import { showFieldErrors } from '../shared/field-errors.ts';
import { leaveSoon } from '../shared/leave.ts';
import { allowedBy, usePlanLimits } from '../shared/limits.ts';
import { open } from '../shared/place.ts';
import { useCall } from '../shared/query.ts';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/use-write.ts';
import { planState } from '../shared/plan-state.ts';
import type { RequestSpendProps } from './RequestSpend.tsx';
import { emptyRequest, faultsOf, requestBody, valuesOf, type RequestValues } from './values.ts';

/** Names of AddAndEditRequest → names of the form. */
const fieldNames = {
  CompanyId: 'companyId',
  InServiceEnum: 'type',
  CategoryId: 'categoryId',
  SubCategoryId: 'subCategoryId',
  Name: 'name',
  Description: 'description',
  Keywords: 'keywords',
  LogisticTypeId: 'logisticTypeId',
  ShippingTypeId: 'shippingTypeId',
  ImageList: 'images',
  FileList: 'files',
} as const;

/** Refusals after which there is nothing to do here but to get a plan or credits. */
const toPlans = new Set(['NO_PLAN', 'PLAN_EXPIRED', 'NOT_ENOUGH_CREDIT']);
const catalogued = new Set([...toPlans, 'COMPANY_NOT_APPROVED', 'EMAIL_NOT_VERIFIED', 'LIMIT_REACHED']);

export interface RequestFormState {
  form: UseFormReturn<RequestValues>;
  keywordLimit: number;
  isBusy: boolean;
  isLeaving: boolean;
  submit: () => Promise<void>;
  spend: RequestSpendProps;
}

/** Checks, the question about credits, and storing. Editing is free and asks nothing. */
export function useRequestForm(present: OwnRequest | null, type: string | undefined): RequestFormState {
  const { t } = useTexts();
  const form = useForm<RequestValues>({ defaultValues: present === null ? emptyRequest(type) : valuesOf(present) });
  const limits = usePlanLimits('AddRequestKeyword');
  const keywordLimit = allowedBy(limits?.AddRequestKeyword, present?.keywords.length ?? 0, keywordsUsual);
  const [isAsking, setAsking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const isNew = present === null;
  const prices = useCall(getServicePrices, undefined, { enabled: isNew });
  const row = prices.data?.servicePrices.find(({ serviceTypeEnum }) => serviceTypeEnum === createRequestService);
  const price = row === undefined ? 0 : chargeOf(row).credits;

  const leaveToPlans = (): void => {
    setLeaving(true);
    leaveSoon('/plans');
  };
  const onFailure = (failure: Failure): boolean => {
    const { code, fields } = failure;
    showFieldErrors(form, t, fields, fieldNames);
    if (toPlans.has(code)) leaveToPlans();
    // Codes outside the catalogue say that it was not stored, and why when that is known.
    const general = t(isNew ? 'requestForm.notAdded' : 'requestForm.notUpdated');
    const sentence = errorText(t, failure);
    toast('bad', catalogued.has(code) ? sentence : `${general}: ${sentence}`, 'business');
    return true;
  };
  const write = useWrite(addAndEditRequest, { tags: ['Request', 'User'], onFailure });

  const store = async (): Promise<void> => {
    const values = form.getValues();
    const answer = await write.run({ body: requestBody(values, present), files: { ImageList: values.images, FileList: values.files } });
    setAsking(false);
    if (!answer.ok) return;
    setCredit(answer.data.inCredit);
    toast('good', t(isNew ? 'requestForm.added' : 'requestForm.updated'), 'business');
    open('/my-requests');
  };

  const submit = async (): Promise<void> => {
    form.clearErrors();
    const faults = faultsOf(form.getValues(), keywordLimit);
    const [first] = faults;
    if (first !== undefined) {
      for (const { field, check } of faults) form.setError(field, { message: t(`requestForm.check.${check}`) });
      form.setFocus(first.field);
      toast('bad', t(`requestForm.check.${first.check}`), 'business');
      return;
    }
    const plan = planState($session.get(), Date.now());
    if (isNew && plan !== 'ok') {
      toast('bad', t(plan === 'expired' ? 'errors.PLAN_EXPIRED' : 'errors.NO_PLAN'), 'business');
      leaveToPlans();
      return;
    }
    if (!isNew || price === 0) {
      // Without the price nobody is charged unasked.
      if (isNew && prices.data === undefined) {
        await prices.refetch();
        toast('bad', t('errors.NETWORK'), 'business');
        return;
      }
      await store();
    } else setAsking(true);
  };
  return {
    form,
    keywordLimit,
    isBusy: write.busy,
    isLeaving,
    submit,
    spend: { isOpen: isAsking, price, busy: write.busy, onClose: () => setAsking(false), onSpend: () => void store() },
  };
}
