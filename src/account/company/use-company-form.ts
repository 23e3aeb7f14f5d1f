import { useEffect, useRef } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { keywordsUsual } from '../../../contract/catalogue/keywords.ts';
import { editCompany, getCompanyById, sendToApproveOfCompany } from '../../../contract/company/calls.ts';
import type { OwnCompany } from '../../../contract/company/shapes.ts';
import type { Failure } from '../../client/call.ts';
import { toast } from '../../client/toasts.ts';
import { showFieldErrors } from '../shared/field-errors.ts';
import { allowedBy, usePlanLimits } from '../shared/limits.ts';
import { useCities } from '../shared/lookups.ts';
import type { DialCode } from '../shared/phone.ts';
import { open } from '../shared/place.ts';
import { keyOf, queryClient } from '../shared/query.ts';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/use-write.ts';
import { faultsOf, type Fault } from './checks.ts';
import { editCompanyBody, filledOf, parts, valuesOf, type CompanyValues, type Filled, type Part } from './values.ts';

/** Names of EditCompany → names of the form. */
const fieldNames = {
  Name: 'name',
  CompanyType: 'typeId',
  Email: 'email',
  Description: 'description',
  CompanyKeywords: 'keywords',
  WebSite: 'webSite',
  PromotionVideoUrl: 'video',
  NumberOfEmployee: 'employees',
  HSCode: 'hsCode',
  BankNames: 'bankNames',
  Logo: 'logo',
  MainPhoto: 'cover',
  stHeader: 'addressHeader',
  CountryId: 'countryId',
  CityId: 'cityId',
  AreaId: 'areaId',
  stDescription: 'addressDescription',
  PostalCode: 'postalCode',
  Phone: 'phone',
  Fax: 'fax',
  TaxpayerNumber: 'taxNumber',
  TaxpayerOffice: 'taxOffice',
  Categories: 'categories',
  SubCategories: 'categories',
  ActivityArea: 'activityArea',
} as const;

/** Which part a field stands in, for errors that come from the API. */
const partOfField: Partial<Record<keyof CompanyValues, Part>> = {
  logo: 'logo',
  cover: 'logo',
  addressHeader: 'address',
  countryId: 'address',
  cityId: 'address',
  areaId: 'address',
  addressDescription: 'address',
  postalCode: 'address',
  phone: 'address',
  fax: 'address',
  taxNumber: 'tax',
  taxOffice: 'tax',
  categories: 'categories',
  activityArea: 'categories',
};

export interface CompanyForm {
  form: UseFormReturn<CompanyValues>;
  filled: Filled;
  limits: { keywords: number; categories: number };
  isBusy: boolean;
  /** @returns whether it was stored */
  save: () => Promise<boolean>;
  send: () => Promise<void>;
}

/** Checks, saving and sending of one company. What was typed stays on every failure. */
export function useCompanyForm(company: OwnCompany, dialCodes: readonly DialCode[], part: Part): CompanyForm {
  const { t } = useTexts();
  const form = useForm<CompanyValues>({ defaultValues: valuesOf(company, dialCodes) });
  const planLimits = usePlanLimits('AddCompanyKeywords', 'AddCategoryAndSubCategory');
  const limits = {
    keywords: allowedBy(planLimits?.AddCompanyKeywords, company.companyKeywords.length, keywordsUsual),
    categories: allowedBy(planLimits?.AddCategoryAndSubCategory, company.categories.length, 1),
  };
  const values = useWatch({ control: form.control }) as CompanyValues;
  const cities = useCities(values.countryId);
  const cityHasAreas = (cities?.find(({ id }) => id === values.cityId)?.areas.length ?? 0) > 0;
  const filled = filledOf(values, company.logoURL !== '', cityHasAreas);

  const focusNext = useRef<keyof CompanyValues | null>(null);
  useEffect(() => {
    if (focusNext.current === null) return;
    form.setFocus(focusNext.current);
    focusNext.current = null;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the field is in the page only after its part was opened
  }, [form, part]);

  const goTo = (field: keyof CompanyValues, where: Part): void => {
    if (where === part) form.setFocus(field);
    else {
      focusNext.current = field;
      open(`/my-companies/${company.id}?part=${where}`);
    }
  };
  const judge = (judged: ReadonlySet<Part>): Fault | undefined => {
    form.clearErrors();
    const faults = faultsOf(
      form.getValues(),
      { keywordLimit: limits.keywords, hasStoredLogo: company.logoURL !== '', cityHasAreas },
      judged,
    );
    for (const { field, check } of faults) form.setError(field, { message: t(`company.check.${check}`) });
    const [first] = faults;
    if (first !== undefined) goTo(first.field, first.part);
    return first;
  };

  const onFailure = ({ code, fields }: Failure): boolean => {
    const [firstName] = Object.keys(fields);
    const names: Readonly<Record<string, keyof CompanyValues>> = fieldNames;
    const field = code === 'COMPANY_EMAIL_USED' ? 'email' : names[firstName?.split('.').at(-1) ?? ''];
    if (field !== undefined) goTo(field, partOfField[field] ?? 'basics');
    showFieldErrors(form, t, code === 'COMPANY_EMAIL_USED' ? {} : fields, fieldNames);
    if (code === 'COMPANY_EMAIL_USED') form.setError('email', { message: t('errors.COMPANY_EMAIL_USED') });
    return false;
  };
  const edit = useWrite(editCompany, { tags: ['Company', 'User'], onFailure });
  const sending = useWrite(sendToApproveOfCompany, { tags: ['Company', 'User'] });

  /** Basics are always needed; the other parts when one is there or has changed something. */
  const save = async (): Promise<boolean> => {
    const { dirtyFields } = form.formState;
    const dirty = (Object.keys(dirtyFields) as (keyof CompanyValues)[]).map((field) => partOfField[field] ?? 'basics');
    const fault = judge(new Set<Part>(['basics', part, ...dirty]));
    if (fault !== undefined) {
      toast('bad', t(`company.check.${fault.check}`), 'business');
      return false;
    }
    const sent = form.getValues();
    const files = { ...(sent.logo !== null && { Logo: [sent.logo] }), ...(sent.cover !== null && { MainPhoto: [sent.cover] }) };
    const answer = await edit.run({ body: editCompanyBody(sent, company, dialCodes), files });
    if (!answer.ok) return false;
    queryClient.setQueryData(keyOf(getCompanyById, { body: { id: company.id } }), answer.data);
    form.reset(valuesOf(answer.data.company, dialCodes));
    edit.renew();
    toast('good', t('company.saved'), 'business');
    return true;
  };

  const send = async (): Promise<void> => {
    if (!filled.isComplete) {
      const fault = judge(new Set(parts));
      if (fault === undefined) goTo('webSite', 'basics');
      toast('bad', t('errors.NOT_COMPLETE'), 'business');
      return;
    }
    if (form.formState.isDirty && !(await save())) return;
    const answer = await sending.run({ query: { companyId: company.id } });
    if (!answer.ok) return;
    // The page stays, and after a rejection it offers this again.
    sending.renew();
    toast('good', t('company.sent'), 'business');
  };
  return { form, filled, limits, isBusy: edit.busy || sending.busy, save, send };
}
