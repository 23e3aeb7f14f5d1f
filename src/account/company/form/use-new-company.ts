import { type UseFormReturn, useWatch } from 'react-hook-form';
import { keywordsUsual } from '../../../../contract/catalogue/keywords.ts';
import { addCompany, getCompanyById } from '../../../../contract/company/calls.ts';
import { codeOf } from '../../../../contract/wire/error-code.ts';
import { call, type Failure } from '../../../client/call.ts';
import { goOn } from '../../../client/session/leaving.ts';
import { $session, may } from '../../../client/session/session.ts';
import { unansweredWrites } from '../../../client/store/unanswered.ts';
import type { Draft } from '../../../form/draft.ts';
import { leaveInput } from '../../../form/leave-input.ts';
import { sentInput } from '../../../form/sent-input.ts';
import { useForm } from '../../../form/use-form.ts';
import { useDialCodes } from '../../shared/data/place-choices.ts';
import { useWrite } from '../../shared/data/use-write.ts';
import { allowedBy, usePlanLimits } from '../../shared/gate/limits.ts';
import { leaveAfter } from '../../shared/leave.ts';
import { open, stayHere } from '../../shared/route.ts';
import { sayFailure } from '../../shared/say-failure.ts';
import { saySuccess } from '../../shared/say-success.ts';
import { useTexts } from '../../shared/texts.tsx';
import { companyForm, rulesOf } from './form.ts';
import { type Filled, filledOf, type Part, type StoredState } from './parts.ts';
import { useHomeCountry } from './use-home-country.ts';
import { type CompanyValues, emptyCompany, newCompanyBody, valuesOf } from './values.ts';

const basics: ReadonlySet<Part> = new Set(['basics']);
const nothingStored: StoredState = { hasStoredLogo: false, cityHasAreas: false };

export interface NewCompanyForm {
  form: UseFormReturn<CompanyValues>;
  draft: Draft | null;
  keywordLimit: number;
  ticks: Filled['ticks'];
  isBusy: boolean;
  save: () => Promise<void>;
}

/** Checks and adds a company, and opens its page for who may edit it. @param email its initial address */
export function useNewCompany(email: string): NewCompanyForm {
  const { t, language } = useTexts();
  const countryId = useHomeCountry();
  const dialCodes = useDialCodes(language);
  const { form, draft, validate, blame } = useForm(
    companyForm,
    { ...emptyCompany, email },
    { say: sayFailure, draft: { name: 'company' } },
  );
  const values = useWatch({ control: form.control }) as CompanyValues;
  const limits = usePlanLimits('AddCompanyKeywords');
  const keywordLimit = allowedBy(limits?.AddCompanyKeywords, 0, keywordsUsual);

  const onFailure = (failure: Failure): boolean => {
    blame(failure);
    if (codeOf(failure) === 'EMAIL_NOT_VERIFIED') sayFailure(t('errors.COMPANY_NEEDS_PLAN'));
    return false;
  };
  const add = useWrite(addCompany, { onFailure, adds: unansweredWrites });

  /** Leaves what was typed while the company was being added as the draft of its form. */
  const leaveNewer = async (id: string, newer: Partial<CompanyValues>): Promise<void> => {
    const answer = await call(getCompanyById, { body: { id } });
    // Without the stored version, the draft is offered as one of an older version.
    const start = answer.ok ? valuesOf(answer.data.company, dialCodes, language) : form.getValues();
    leaveInput({ name: 'company', id }, { start, values: { ...start, ...newer }, language }, companyForm.draft);
  };

  const save = async (): Promise<void> => {
    if (!validate({ language, keywordLimit, ...nothingStored }, { rules: rulesOf(basics) })) return;
    const isHere = stayHere();
    const input = sentInput(form);
    const answer = await add.run({
      body: newCompanyBody(form.getValues(), { stHeader: t('company.headOffice'), ...(countryId !== undefined && { countryId }) }),
    });
    if (!answer.ok) {
      if (isHere()) leaveAfter(answer);
      return;
    }
    const { id } = answer.data;
    if (input.hasChanged()) await leaveNewer(id, input.changes());
    draft?.forget();
    saySuccess(t, addCompany, 'company.added');
    const mayEdit = may($session.get(), 'editAndDeleteCompany');
    if (isHere()) goOn(() => open(mayEdit ? `/my-companies/${id}?part=logo` : '/my-companies', { replace: true }));
  };
  return { form, draft, keywordLimit, ticks: filledOf(values, nothingStored).ticks, isBusy: add.busy, save };
}
