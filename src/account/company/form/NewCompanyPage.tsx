import { Form } from '../../../form/Form.tsx';
import { Button } from '../../../ui/Button.tsx';
import { SkeletonList } from '../../../ui/Skeleton.tsx';
import { Gate } from '../../shared/gate/Gate.tsx';
import { PageHead } from '../../shared/PageHead.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { TypedBankNote } from '../../shared/fields/TypedBankNote.tsx';
import { useOwnCompanies } from '../../shared/data/use-own-companies.ts';
import { useSession } from '../../shared/data/use-session.ts';
import { useGate } from '../../shared/gate/use-gate.ts';
import { BasicsPart } from './BasicsPart.tsx';
import { PartsNav } from './PartsNav.tsx';
import { useCompanyGate } from './use-company-gate.ts';
import { useNewCompany } from './use-new-company.ts';
import { publicFields } from './values.ts';

/** A new company starts with its basics; logo, address and the rest are added on its own page (docs/behaviour.md#completeness). */
export default function NewCompanyPage() {
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
  const { t } = useTexts();
  const { form, draft, keywordLimit, ticks, isBusy, save } = useNewCompany(email);
  return (
    <div className="columns company-edit">
      <PartsNav current="basics" ticks={ticks} />
      <Form form={form} draft={draft} isBusy={isBusy} onSubmit={save} className="card stack gap-6">
        <div className="stack gap-1">
          <h2>{t('company.part.basics')}</h2>
          <p className="text-sm soft">{t('company.about.basics')}</p>
        </div>
        <BasicsPart keywordLimit={keywordLimit} />
        <TypedBankNote names={publicFields} />
        <div className="form-actions">
          <div className="row">
            <Button type="submit" endIcon="arrow-end" busy={isBusy}>
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
