import { useEffect, useRef, useState } from 'react';
import { type FieldPath, type UseFormReturn, useWatch } from 'react-hook-form';
import { keywordsUsual } from '../../../../contract/catalogue/keywords.ts';
import { editCompany, getCompanyById, sendToApproveOfCompany } from '../../../../contract/company/calls.ts';
import type { OwnCompany } from '../../../../contract/company/shapes.ts';
import { unsetId } from '../../../../contract/wire/ids.ts';
import type { Failure } from '../../../client/call.ts';
import { saySuccess } from '../../shared/say-success.ts';
import type { Draft } from '../../../form/draft.ts';
import { asList, sentFiles } from '../../../form/files.ts';
import { sentInput } from '../../../form/sent-input.ts';
import { useForm } from '../../../form/use-form.ts';
import type { UploadList } from '../../../form/upload-list.ts';
import { useUploads } from '../../../form/use-uploads.ts';
import { useArrivals } from '../../shared/fields/use-arrivals.ts';
import { later } from '../../../ui/later.ts';
import { fieldToFix } from '../../shared/fix.ts';
import { allowedBy, usePlanLimits } from '../../shared/gate/limits.ts';
import { useCities, useCountries } from '../../shared/data/lookups.ts';
import type { DialCode } from '../../../ui/field/phone-digits.ts';
import { open } from '../../shared/route.ts';
import { keyOf, queryClient } from '../../shared/data/query.ts';
import { sayFailure } from '../../shared/say-failure.ts';
import { useTexts } from '../../shared/texts.tsx';
import { useWrite } from '../../shared/data/use-write.ts';
import { companyForm, rulesOf } from './form.ts';
import { type Publicity, publicityOf } from '../publicity.ts';
import { fieldsToFix, type Filled, filledOf, type Part, partOf, parts, unsavedParts } from './parts.ts';
import { type CompanyValues, editCompanyBody, valuesOf } from './values.ts';

/** All parts but the first. */
export const laterParts = later(() => import('./later-parts.ts'));

export interface CompanyForm {
  form: UseFormReturn<CompanyValues>;
  draft: Draft | null;
  /** The upload lists by field. */
  lists: Record<'logo' | 'cover' | 'documents', UploadList>;
  filled: Filled;
  limits: { keywords: number; categories: number };
  isBusy: boolean;
  /** @returns whether it was stored */
  save: () => Promise<boolean>;
  send: () => Promise<void>;
  goTo: (field: FieldPath<CompanyValues>) => void;
  /** Who will see the unsaved changes (docs/behaviour.md#approved-version). */
  publicity: Publicity;
}

/**
 * Checks, saves and submits a company. Typed values survive every failure.
 * @param fix the field that a rejection refers to, from the address
 */
export function useCompanyForm(company: OwnCompany, dialCodes: readonly DialCode[], part: Part, fix?: string): CompanyForm {
  const { t, language } = useTexts();
  const focusNext = useRef<FieldPath<CompanyValues> | null>(null);
  const goTo = (field: FieldPath<CompanyValues>): void => {
    const where = partOf(field as keyof CompanyValues);
    if (where === part) form.setFocus(field);
    else {
      focusNext.current = field;
      // The field gets the focus as soon as its part is shown.
      void laterParts
        .load()
        .catch(() => undefined)
        .then(() => open(`/my-companies/${company.id}?part=${where}`));
    }
  };
  /** The values with which the form was opened. */
  const [start] = useState(() => valuesOf(company, dialCodes, language));
  const base = useRef(start);
  /**
   * The company whose version the next save names. A newer version with the same values (after a boost or a decision) replaces it. A
   * version with other values does not, so that the API refuses to overwrite changes by somebody else.
   */
  const read = useRef(company);
  const { form, draft, validate, blame } = useForm(companyForm, start, {
    say: sayFailure,
    focus: goTo,
    draft: { name: 'company', id: company.id },
  });
  const lists = {
    logo: useUploads(form, 'logo', 'EditCompany.Logo'),
    cover: useUploads(form, 'cover', 'EditCompany.MainPhoto'),
    documents: useUploads(form, 'documents', 'EditCompany.OtherDocuments'),
  };
  const { isWaiting, haveArrived } = useArrivals(form, lists);
  const planLimits = usePlanLimits('AddCompanyKeywords', 'AddCategoryAndSubCategory');
  const limits = {
    keywords: allowedBy(planLimits?.AddCompanyKeywords, company.companyKeywords.length, keywordsUsual),
    categories: allowedBy(planLimits?.AddCategoryAndSubCategory, company.categories.length, 1),
  };
  const values = useWatch({ control: form.control }) as CompanyValues;
  const cities = useCities(values.countryId);
  const countries = useCountries();
  const cityHasAreas = (cities?.find(({ id }) => id === values.cityId)?.areas.length ?? 0) > 0;
  const tax = {
    countryCode: countries.find(({ id }) => id === values.countryId)?.code ?? '',
    isStored: values.taxNumber === company.taxpayerNumber && (values.countryId ?? unsetId) === company.address.countryId,
  };
  const known = { language, keywordLimit: limits.keywords, hasStoredLogo: company.logoURL !== '', cityHasAreas, tax };
  const filled = filledOf(values, known);

  useEffect(() => {
    if (focusNext.current === null) return;
    form.setFocus(focusNext.current);
    focusNext.current = null;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the field exists only after its part was opened
  }, [form, part]);

  useEffect(() => {
    const field = fieldToFix(fix, company.rejectReason, fieldsToFix);
    if (field !== undefined) goTo(field);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the form is opened
  }, []);

  const onFailure = (failure: Failure): boolean => {
    blame(failure);
    return false;
  };
  const edit = useWrite(editCompany, { onFailure });
  const sending = useWrite(sendToApproveOfCompany, { isShownByReading: true });

  const unsaved = (): Part[] => unsavedParts(form.getValues(), base.current);

  /** Saves and checks these parts; by default the basics, the open part and those with changes. */
  const save = async (checkedParts: readonly Part[] = ['basics', part, ...unsaved()]): Promise<boolean> => {
    if (!validate(known, { rules: rulesOf(new Set(checkedParts)) }) || !(await haveArrived())) return false;
    const sent = form.getValues();
    const files = sentFiles({ Logo: asList(sent.logo), MainPhoto: asList(sent.cover), OtherDocuments: sent.documents });
    if (unsavedParts(valuesOf(company, dialCodes, language), base.current).length === 0) read.current = company;
    const input = sentInput(form);
    const answer = await edit.run({ body: editCompanyBody(sent, read.current, dialCodes, language), ...files });
    if (!answer.ok) return false;
    read.current = answer.data.company;
    queryClient.setQueryData(keyOf(getCompanyById, { body: { id: company.id } }), answer.data);
    base.current = valuesOf(answer.data.company, dialCodes, language);
    input.showStored(base.current);
    edit.renew();
    saySuccess(t, editCompany, 'company.saved');
    return true;
  };

  const send = async (): Promise<void> => {
    if (!filledOf(form.getValues(), known).isComplete) {
      const say = (): void => sayFailure(t('errors.NOT_COMPLETE'));
      if (!validate(known, { say })) return;
      goTo('webSite');
      say();
      return;
    }
    // The moderators see the stored version, so unsaved changes are saved or refused first.
    if (unsaved().length > 0 && !(await save(parts))) return;
    const answer = await sending.run({ query: { companyId: company.id } });
    if (!answer.ok) return;
    // The page stays open, and after a rejection it offers submission again.
    sending.renew();
    saySuccess(t, sendToApproveOfCompany, 'company.sent');
  };
  const publicity = publicityOf(company, values);
  // A change of the part `tax` counts only if it needs a review, because its documents are visible to the owner and the moderators only.
  const isSeen = unsavedParts(values, valuesOf(company, dialCodes, language)).some((each) => publicity === 'waits' || each !== 'tax');
  return {
    form,
    draft,
    lists,
    filled,
    limits,
    isBusy: edit.busy || sending.busy || isWaiting,
    save,
    send,
    goTo,
    publicity: isSeen ? publicity : 'none',
  };
}
