import { unansweredWrites } from '../../../client/store/unanswered.ts';
import { useWatch } from 'react-hook-form';
import { keywordsUsual } from '../../../../contract/catalogue/keywords.ts';
import { addCompany } from '../../../../contract/company/calls.ts';
import { codeOf } from '../../../../contract/wire/error-code.ts';
import type { Failure } from '../../../client/call.ts';
import { saySuccess } from '../../shared/say-success.ts';
import { Form } from '../../../form/Form.tsx';
import { useForm } from '../../../form/use-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { SkeletonList } from '../../../ui/Skeleton.tsx';
import { Gate } from '../../shared/gate/Gate.tsx';
import { leaveAfter } from '../../shared/leave.ts';
import { allowedBy, usePlanLimits } from '../../shared/gate/limits.ts';
import { PageHead } from '../../shared/PageHead.tsx';
import { open } from '../../shared/route.ts';
import { sayFailure } from '../../shared/say-failure.ts';
import { useTexts } from '../../shared/texts.tsx';
import { TypedBankNote } from '../../shared/fields/TypedBankNote.tsx';
import { useOwnCompanies } from '../../shared/data/use-own-companies.ts';
import { useSession } from '../../shared/data/use-session.ts';
import { useGate } from '../../shared/gate/use-gate.ts';
import { useWrite } from '../../shared/data/use-write.ts';
import { BasicsPart } from './BasicsPart.tsx';
import { companyForm, rulesOf } from './form.ts';
import { filledOf, type Part, type StoredState } from './parts.ts';
import { PartsNav } from './PartsNav.tsx';
import { useCompanyGate } from './use-company-gate.ts';
import { useHomeCountry } from './use-home-country.ts';
import { emptyCompany, newCompanyBody, publicFields, type CompanyValues } from './values.ts';

const basics: ReadonlySet<Part> = new Set(['basics']);
const nothingStored: StoredState = { hasStoredLogo: false, cityHasAreas: false };

/** A new company starts with its basics; logo, address and the rest are added on its own page (docs/behaviour.md#completeness). */
export function NewCompanyPage() {
  const { t } = useTexts();
  const missing = useCompanyGate();
  const gate = useGate(missing);
  const { user } = useSession();
  // Only the first company starts with the person's e-mail address, because each company has an address of its own.
  const isFirst = useOwnCompanies().data?.companies.every(({ isUserCompany }) => isUserCompany) === true;
  return (
    <div className="wrap page stack gap-6">
      <PageHead title={t('company.add')} parent={{ path: '/my-companies', label: t('nav.business.companies') }} />
      {gate === 'asked' && <SkeletonList label={t('common.loading')} rows={5} />}
      {gate === 'closed' && <Gate title={t('form.gate.company')} missing={missing ?? []} />}
      {gate === 'open' && <NewCompany email={isFirst ? user?.email : ''} />}
    </div>
  );
}

/**
 * The form, for people who may add a company. What is known already is filled in.
 * @param email of the first company: the one that the person signed up with
 */
export function NewCompany({ email = '' }: { email?: string | undefined }) {
  const { t, language } = useTexts();
  const countryId = useHomeCountry();
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
    leaveAfter(failure);
    return false;
  };
  const add = useWrite(addCompany, { onFailure, adds: unansweredWrites });

  const save = async () => {
    if (!validate({ language, keywordLimit, ...nothingStored }, { rules: rulesOf(basics) })) return;
    const answer = await add.run({
      body: newCompanyBody(form.getValues(), { stHeader: t('company.headOffice'), ...(countryId !== undefined && { countryId }) }),
    });
    if (!answer.ok) return;
    draft?.forget();
    saySuccess(t, addCompany, 'company.added');
    open(`/my-companies/${answer.data.id}?part=logo`, { replace: true });
  };
  return (
    <div className="company-edit">
      <PartsNav current="basics" ticks={filledOf(values, nothingStored).ticks} />
      <Form form={form} draft={draft} isBusy={add.busy} onSubmit={save} className="card stack gap-6">
        <div className="stack gap-1">
          <h2>{t('company.part.basics')}</h2>
          <p className="text-sm soft">{t('company.about.basics')}</p>
        </div>
        <BasicsPart keywordLimit={keywordLimit} />
        <TypedBankNote names={publicFields} />
        <div className="form-actions">
          <div className="row">
            <Button type="submit" endIcon="arrow-end" busy={add.busy}>
              {t('company.saveAndContinue')}
            </Button>
          </div>
        </div>
      </Form>
      <aside className="stack gap-2">
        <h2 className="text-md">{t('company.next.title')}</h2>
        <p className="text-sm soft">{t('company.next.text')}</p>
      </aside>
    </div>
  );
}
