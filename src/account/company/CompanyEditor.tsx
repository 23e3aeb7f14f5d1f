import { approval } from '../../../contract/company/approval.ts';
import { useEffect, useRef } from 'react';
import { completenessItemCount, completenessPercent } from '../../../contract/company/completeness.ts';
import type { OwnCompany } from '../../../contract/company/shapes.ts';
import { localeOf } from '../../i18n/languages.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Note } from '../../ui/Note.tsx';
import { Ticks } from '../../ui/Ticks.tsx';
import { Form } from '../../form/Form.tsx';
import { isBoostActive } from '../../../contract/company/boost-active.ts';
import type { DialCode } from '../shared/phone.ts';
import { link, open } from '../shared/route.ts';
import { RejectReason } from '../shared/RejectReason.tsx';
import { useTexts } from '../shared/texts.tsx';
import { AddressPart } from './AddressPart.tsx';
import { BasicsPart } from './BasicsPart.tsx';
import { BoostBox } from './BoostBox.tsx';
import { BoostLeft } from './BoostLeft.tsx';
import { CategoriesPart } from './CategoriesPart.tsx';
import { CompanyHead } from './CompanyHead.tsx';
import { DeleteCompany } from './DeleteCompany.tsx';
import { PartsNav } from './PartsNav.tsx';
import { PicturesPart } from './PicturesPart.tsx';
import { ProductList } from './ProductList.tsx';
import { stateOf } from './state.ts';
import { TaxPart } from './TaxPart.tsx';
import { useCompanyForm, type CompanyForm } from './use-company-form.ts';
import { parts, type Part } from './parts.ts';

export interface CompanyEditorProps {
  company: OwnCompany;
  dialCodes: readonly DialCode[];
  part: Part;
  /** Opened to see the products. */
  isForProducts: boolean;
}

/** The page of one company: state and completeness, the part that is edited, boost, deletion, products. */
export function CompanyEditor({ company, dialCodes, part, isForProducts }: CompanyEditorProps) {
  const { t } = useTexts();
  const editor = useCompanyForm(company, dialCodes, part);
  const state = stateOf(company);
  const address = `/my-companies/${company.id}`;
  return (
    <>
      <CompanyHead
        company={company}
        beside={<BoostLeft expire={company.dtBoostExpire} isActive={isBoostActive} />}
        end={
          <>
            {state === 'approved' && (
              <LinkButton variant="quiet" icon="eye" href={link(`/companies/${company.path}`)}>
                {t('company.viewPublic')}
              </LinkButton>
            )}
            <LinkButton variant="secondary" icon="product" href="#products">
              {t('company.products.title')}
            </LinkButton>
          </>
        }
      />
      <StateNote company={company} />
      <Completeness editor={editor} canSend={state !== 'approved' && state !== 'pending'} />
      <div className="company-edit">
        <PartsNav current={part} ticks={editor.filled.ticks} href={(each) => link(`${address}?part=${each}`)} />
        <PartForm editor={editor} company={company} part={part} />
        <aside className="stack gap-6">
          {state === 'approved' && <BoostBox company={company} />}
          <section className="stack gap-3">
            <h2 className="text-md">{t('company.whatChanges.title')}</h2>
            <p className="text-sm soft">{t(state === 'approved' ? 'company.whatChanges.approved' : 'company.whatChanges.other')}</p>
            <DeleteCompany company={company} />
          </section>
        </aside>
      </div>
      <ProductList company={company} isAsked={isForProducts} />
    </>
  );
}

function StateNote({ company }: { company: OwnCompany }) {
  const { t, date } = useTexts();
  if (company.approveStatus === approval.pending) return <Note tone="amber">{t('company.pendingText')}</Note>;
  if (company.rejectReason === null || company.approveStatus === approval.approved) return null;
  return (
    <Note tone="red">
      <p>
        <strong className="medium">{t('company.rejectedBecause')}</strong> <RejectReason text={company.rejectReason} />
      </p>
      <p className="text-xs soft">
        {t('company.rejectedHint')} {company.dtRejectedAt !== null && date(company.dtRejectedAt)}
      </p>
    </Note>
  );
}

/** "16 of 18 items", what is missing, and sending for approval. */
function Completeness({ editor: { filled, send, isBusy }, canSend }: { editor: CompanyForm; canSend: boolean }) {
  const { t, number, language } = useTexts();
  const label = t('company.itemsFilled', { items: number(filled.items), total: number(completenessItemCount) });
  const missing = new Intl.ListFormat(localeOf[language]).format(filled.missing.map((item) => t(`company.item.${item}`)));
  const percent = new Intl.NumberFormat(localeOf[language], { style: 'percent' }).format(completenessPercent(filled.items) / 100);
  return (
    <div className="card card--close stack gap-3">
      <p className="row row--apart text-sm">
        <span>
          <strong className="medium">{label}</strong>{' '}
          {missing !== '' && <span className="soft">· {t('company.missing', { items: missing })}</span>}
        </span>
        <span className="medium">{percent}</span>
      </p>
      <Ticks groups={parts.map((part) => filled.ticks[part])} label={label} />
      {canSend && (
        <p className="row row--apart text-sm">
          <span className="soft">{t('company.sendText')}</span>
          <Button variant={filled.isComplete ? 'primary' : 'secondary'} icon="send" onClick={() => void send()} busy={isBusy}>
            {t('company.send')}
          </Button>
        </p>
      )}
    </div>
  );
}

/** The part that is edited now, with the way to its neighbours. */
function PartForm({ editor, company, part }: { editor: CompanyForm; company: OwnCompany; part: Part }) {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(part);
  useEffect(() => {
    const isOther = shown.current !== part;
    shown.current = part;
    // A fault has taken the focus already.
    if (isOther && !(document.activeElement instanceof HTMLElement && document.activeElement.closest('form.card')))
      heading.current?.focus();
  }, [part]);
  const address = (each: Part): string => `/my-companies/${company.id}?part=${each}`;
  const before = parts[parts.indexOf(part) - 1];
  const after = parts[parts.indexOf(part) + 1];
  const save = async (next?: Part) => {
    if ((await editor.save()) && next !== undefined) open(address(next));
  };
  return (
    <Form form={editor.form} isBusy={editor.isBusy} onSubmit={() => save(after)} className="card">
      <div className="stack gap-6">
        <div className="stack gap-1">
          <h2 ref={heading} tabIndex={-1}>
            {t(`company.part.${part}`)}
          </h2>
          <p className="text-sm soft">{t(`company.about.${part}`)}</p>
        </div>
        {part === 'basics' && <BasicsPart keywordLimit={editor.limits.keywords} />}
        {part === 'logo' && <PicturesPart logoUrl={company.logoURL} coverUrl={company.mainPhotoUrl} />}
        {part === 'address' && <AddressPart />}
        {part === 'tax' && <TaxPart isApproved={company.approveStatus === approval.approved} />}
        {part === 'categories' && <CategoriesPart categoryLimit={editor.limits.categories} />}
      </div>
      <div className="form-actions">
        {before !== undefined && (
          <LinkButton variant="quiet" icon="arrow-start" href={link(address(before))}>
            {t(`company.part.${before}`)}
          </LinkButton>
        )}
        <div className="row">
          {after !== undefined && (
            <Button variant="secondary" onClick={() => void save()} busy={editor.isBusy}>
              {t('common.actions.save')}
            </Button>
          )}
          <Button type="submit" busy={editor.isBusy} endIcon={after === undefined ? undefined : 'arrow-end'}>
            {after === undefined ? t('common.actions.save') : t('company.saveAndContinue')}
          </Button>
        </div>
      </div>
    </Form>
  );
}
