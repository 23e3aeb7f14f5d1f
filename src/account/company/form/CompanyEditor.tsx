import { approval } from '../../../../contract/company/approval.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { OwnCompany } from '../../../../contract/company/shapes.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Note } from '../../../ui/Note.tsx';
import { SkeletonList } from '../../../ui/Skeleton.tsx';
import { Form } from '../../../form/Form.tsx';
import { isBoostActive } from '../../../../contract/company/boost.ts';
import type { DialCode } from '../../../ui/field/phone-digits.ts';
import { link, open, stayHere } from '../../shared/route.ts';
import { sayFailure } from '../../shared/say-failure.ts';
import { useTexts } from '../../shared/texts.tsx';
import { useStepHeading } from '../../shared/use-step-heading.ts';
import { TypedBankNote } from '../../shared/fields/TypedBankNote.tsx';
import { BasicsPart } from './BasicsPart.tsx';
import { BoostBox } from '../boost/BoostBox.tsx';
import { BoostLeft } from '../boost/BoostLeft.tsx';
import { Certificates } from '../certificates/Certificates.tsx';
import { CompanyHead } from '../CompanyHead.tsx';
import { Completeness } from '../Completeness.tsx';
import { DeleteCompany } from '../DeleteCompany.tsx';
import { PartsNav } from './PartsNav.tsx';
import { ProductList } from '../products/ProductList.tsx';
import { DecisionNote } from '../../shared/gate/decision/DecisionNote.tsx';
import { StateNote } from '../StateNote.tsx';
import { isSendable, sendKeyOf, stateOf } from '../state.ts';
import { laterParts, useCompanyForm, type CompanyForm } from './use-company-form.ts';
import { endsRequired, parts, type Part } from './parts.ts';
import { publicFields } from './values.ts';

/** Loaded when the owner opens them. */
const CompanyPreview = lazy(async () => ({ default: (await import('../CompanyPreview.tsx')).CompanyPreview }));
const OwnAnalytics = lazy(async () => ({ default: (await import('../../shared/analytics/OwnAnalytics.tsx')).OwnAnalytics }));
/** Prefetches the other parts, because a person who works in the form soon opens one. */
const approach = (): void => void laterParts.load().catch(() => undefined);

export interface CompanyEditorProps {
  company: OwnCompany;
  dialCodes: readonly DialCode[];
  part: Part;
  /** The field that a rejection refers to. */
  fix?: string | undefined;
  /** The address leads to the products. */
  isForProducts: boolean;
}

/** The page of one company: state and completeness, the edited part, boost, deletion, products. */
export function CompanyEditor({ company, dialCodes, part, fix, isForProducts }: CompanyEditorProps) {
  const { t } = useTexts();
  const editor = useCompanyForm(company, dialCodes, part, fix);
  const address = `/my-companies/${company.id}`;
  const [isPreviewing, setPreviewing] = useState(false);
  const whatChanges = !company.isPublic ? 'other' : company.approveStatus === approval.approved ? 'approved' : 'waiting';
  return (
    <>
      <CompanyHead
        company={company}
        beside={<BoostLeft expire={company.dtBoostExpire} isActive={isBoostActive} />}
        end={
          <>
            <Button variant="quiet" icon="eye" onClick={() => setPreviewing(true)}>
              {t('company.preview.open')}
            </Button>
            {company.isPublic && (
              <LinkButton variant="quiet" icon="globe" href={link(`/companies/${company.path}`)}>
                {t('company.viewPublic')}
              </LinkButton>
            )}
            <LinkButton variant="secondary" icon="product" href="#products">
              {t('company.products.title')}
            </LinkButton>
          </>
        }
      />
      <Suspense>{isPreviewing && <CompanyPreview company={company} onClose={() => setPreviewing(false)} />}</Suspense>
      <StateNote company={company} isComplete={editor.filled.isComplete} />
      <DecisionNote id={company.id} />
      <Completeness editor={editor} company={company} isSentHere={endsRequired(part)} />
      <div className="columns company-edit" onPointerEnter={approach} onFocus={approach}>
        <PartsNav current={part} ticks={editor.filled.ticks} href={(each) => link(`${address}?part=${each}`)} />
        <PartForm editor={editor} company={company} part={part} />
        <aside className="stack gap-6">
          {company.isPublic && <BoostBox company={company} />}
          <section className="stack gap-3">
            <h2 className="text-md">{t('company.whatChanges.title')}</h2>
            <p className="text-sm soft">{t(`company.whatChanges.${whatChanges}`)}</p>
            <DeleteCompany company={company} />
          </section>
        </aside>
      </div>
      <Performance id={company.id} />
      <Certificates company={company} />
      <ProductList company={company} isAsked={isForProducts} />
    </>
  );
}

/** Daily analytics of the company, shown on demand. */
function Performance({ id }: { id: string }) {
  const { t } = useTexts();
  const [isShown, setShown] = useState(false);
  return (
    <details className="card figures" onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary className="row row--apart">
        <h2 className="text-md">{t('analytics.own.title')}</h2>
        <Icon name="chevron-down" size="small" />
      </summary>
      {isShown && (
        <Suspense fallback={<SkeletonList label={t('common.loading')} />}>
          <OwnAnalytics target="company" id={id} />
        </Suspense>
      )}
    </details>
  );
}

/** The part that is edited, with links to its neighbours. */
function PartForm({ editor, company, part }: { editor: CompanyForm; company: OwnCompany; part: Part }) {
  const { t } = useTexts();
  const heading = useStepHeading(part, part === 'basics');
  const others = laterParts.usePart();
  useEffect(() => {
    if (part !== 'basics') laterParts.load().catch(() => sayFailure(t('errors.NETWORK')));
  }, [part, t]);
  const address = (each: Part): string => `/my-companies/${company.id}?part=${each}`;
  const before = parts[parts.indexOf(part) - 1];
  const after = parts[parts.indexOf(part) + 1];
  const state = stateOf(company);
  const endsWithSending = endsRequired(part) && isSendable(state);
  const saveAndContinue = async () => {
    const isHere = stayHere();
    if ((await editor.save()) && after !== undefined && isHere()) open(address(after));
  };
  return (
    <Form
      form={editor.form}
      draft={editor.draft}
      isBusy={editor.isBusy}
      onSubmit={endsWithSending ? editor.send : saveAndContinue}
      className="card"
    >
      <div className="stack gap-6">
        <div className="stack gap-1">
          <h2 ref={heading} tabIndex={-1} className="step-heading">
            {t(`company.part.${part}`)}
          </h2>
          <p className="text-sm soft">{t(`company.about.${part}`)}</p>
        </div>
        {part === 'basics' && <BasicsPart keywordLimit={editor.limits.keywords} keywordsToCheck={company.keywordsToCheck} />}
        {part !== 'basics' && others === null && <SkeletonList label={t('common.loading')} />}
        {part === 'logo' && others && (
          <others.PicturesPart logoUrl={company.logoURL} coverUrl={company.mainPhotoUrl} lists={editor.lists} />
        )}
        {part === 'address' && others && <others.AddressPart />}
        {part === 'tax' && others && <others.TaxPart documents={company.documents} list={editor.lists.documents} />}
        {part === 'categories' && others && <others.CategoriesPart categoryLimit={editor.limits.categories} />}
        {part === 'trade' && others && <others.TradePart />}
        {part === 'languages' && others && <others.LanguagesPart />}
        <TypedBankNote names={publicFields} />
        {editor.publicity !== 'none' && (
          <Note tone={editor.publicity === 'waits' ? 'amber' : 'teal'} role="status">
            {t(`company.saving.${editor.publicity}`)}
          </Note>
        )}
      </div>
      <div className="form-actions">
        {before !== undefined && (
          <LinkButton variant="quiet" icon="arrow-start" href={link(address(before))}>
            {t(`company.part.${before}`)}
          </LinkButton>
        )}
        <div className="row">
          {(after !== undefined || endsWithSending) && (
            <Button variant="secondary" onClick={() => void editor.save()} busy={editor.isBusy}>
              {t('common.actions.save')}
            </Button>
          )}
          {endsWithSending ? (
            <Button type="submit" busy={editor.isBusy} icon="send">
              {t(sendKeyOf(state))}
            </Button>
          ) : (
            <Button type="submit" busy={editor.isBusy} endIcon={after === undefined ? undefined : 'arrow-end'}>
              {after === undefined ? t('common.actions.save') : t('company.saveAndContinue')}
            </Button>
          )}
        </div>
      </div>
    </Form>
  );
}
