import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { keywordsUsual } from '../../../contract/catalogue/keywords.ts';
import { addCompany, getUserCompanies } from '../../../contract/company/calls.ts';
import { companiesMax } from '../../../contract/limits.ts';
import type { Failure } from '../../client/call.ts';
import { toast } from '../../client/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { showFieldErrors } from '../shared/field-errors.ts';
import { leaveSoon } from '../shared/leave.ts';
import { allowedBy, usePlanLimits } from '../shared/limits.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { open } from '../shared/place.ts';
import { useCall } from '../shared/query.ts';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/use-write.ts';
import { BasicsPart } from './BasicsPart.tsx';
import { faultsOf } from './checks.ts';
import { PartsNav } from './PartsNav.tsx';
import { emptyCompany, filledOf, newCompanyBody, type CompanyValues, type Part } from './values.ts';

const basics: ReadonlySet<Part> = new Set(['basics']);
/** Names of the payload → names of the form. */
const fieldNames = {
  companyName: 'name',
  companyTypeId: 'typeId',
  companyEmail: 'email',
  companyKeywords: 'keywords',
  description: 'description',
  webSite: 'webSite',
} as const;

/** A new company begins with its basics; logo, address and the rest follow on its own page (D-41). */
export function NewCompanyPage() {
  const { t, number } = useTexts();
  const form = useForm<CompanyValues>({ defaultValues: emptyCompany });
  const values = useWatch({ control: form.control }) as CompanyValues;
  const limits = usePlanLimits('AddCompanyKeywords');
  const keywordLimit = allowedBy(limits?.AddCompanyKeywords, 0, keywordsUsual);
  const mine = useCall(getUserCompanies).data?.companies.filter(({ isUserCompany }) => !isUserCompany);
  const [isLeaving, setLeaving] = useState(false);

  const onFailure = ({ code, fields }: Failure): boolean => {
    showFieldErrors(form, t, fields, fieldNames);
    if (code === 'COMPANY_EMAIL_USED') {
      form.setError('email', { message: t('errors.COMPANY_EMAIL_USED') });
      form.setFocus('email');
    } else if (code === 'EMAIL_NOT_VERIFIED') {
      toast('bad', t('errors.COMPANY_NEEDS_PLAN'), 'business');
      toast('bad', t('errors.EMAIL_NOT_VERIFIED'), 'business');
      open('/profile');
      return true;
    } else if (code === 'COMPANY_NEEDS_PLAN' || code === 'NO_PLAN' || code === 'PLAN_EXPIRED') {
      setLeaving(true);
      leaveSoon('/plans');
    }
    return false;
  };
  const add = useWrite(addCompany, { tags: ['Company', 'User'], onFailure });

  const save = async () => {
    form.clearErrors();
    const faults = faultsOf(form.getValues(), { keywordLimit, hasStoredLogo: false, cityHasAreas: false }, basics);
    const [first] = faults;
    if (first !== undefined) {
      for (const { field, check } of faults) form.setError(field, { message: t(`company.check.${check}`) });
      form.setFocus(first.field);
      toast('bad', t(`company.check.${first.check}`), 'business');
      return;
    }
    const answer = await add.run({ body: newCompanyBody(form.getValues()) });
    if (!answer.ok) return;
    toast('good', t('company.added'), 'business');
    open(`/my-companies/${answer.data.id}?part=logo`, { replace: true });
  };
  const isFull = mine !== undefined && mine.length >= companiesMax;
  return (
    <div className="wrap page stack gap-6">
      <PageHead title={t('company.add')} parent={{ path: '/my-companies', label: t('nav.business.companies') }} />
      {isFull && <Note tone="amber">{t('company.limitReached', { limit: number(companiesMax) })}</Note>}
      <FormProvider {...form}>
        <div className="company-edit">
          <PartsNav current="basics" ticks={filledOf(values, false, false).ticks} />
          <form
            className="card stack gap-6"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void save();
            }}
          >
            <div className="stack gap-1">
              <h2>{t('company.part.basics')}</h2>
              <p className="text-sm soft">{t('company.about.basics')}</p>
            </div>
            <BasicsPart keywordLimit={keywordLimit} isNew />
            <div className="form-actions">
              <div className="row">
                <Button type="submit" endIcon="arrow-end" busy={add.busy} disabled={isFull || isLeaving}>
                  {t('company.saveAndContinue')}
                </Button>
              </div>
            </div>
          </form>
          <aside className="stack gap-2">
            <h2 className="text-md">{t('company.next.title')}</h2>
            <p className="text-sm soft">{t('company.next.text')}</p>
          </aside>
        </div>
      </FormProvider>
    </div>
  );
}
