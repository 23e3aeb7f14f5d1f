import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { needsLogisticTypes, requestLengths } from '../../../contract/request/rules.ts';
import type { OwnRequest, ServiceType } from '../../../contract/request/shapes.ts';
import { remedies } from '../../client/session/remedies.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Note } from '../../ui/Note.tsx';
import { SkeletonList } from '../../ui/Skeleton.tsx';
import { CategoryFields } from '../shared/fields/CategoryFields.tsx';
import { Form } from '../../form/Form.tsx';
import { RadioInput } from '../../form/fields/RadioInput.tsx';
import { SelectInput } from '../../form/fields/SelectInput.tsx';
import { useLogisticTypes, useShippingTypes } from '../shared/data/lookups.ts';
import { OfferTexts } from '../shared/fields/OfferTexts.tsx';
import { OtherLanguages } from '../shared/fields/OtherLanguages.tsx';
import { link } from '../shared/route.ts';
import { useTexts } from '../shared/texts.tsx';
import { TypedBankNote } from '../shared/fields/TypedBankNote.tsx';
import { useOwnCompanies } from '../shared/data/use-own-companies.ts';
import { offeredCompanies } from './offered-companies.ts';
import { RequestFiles } from './RequestFiles.tsx';
import { fieldToFix } from '../shared/fix.ts';
import type { ShortfallProps } from '../shared/gate/Shortfall.tsx';
import type { ResendQuestionProps } from './sending/ResendQuestion.tsx';
import { StoredBefore } from './StoredBefore.tsx';
import { useRequestForm, type Beginning } from './use-request-form.ts';
import { fieldsToFix, publicFields, type RequestValues } from './form.ts';
import { serviceTypes } from './service-types.ts';
import { isolated } from '../../../contract/text/isolate.ts';

const TradeFacts = lazy(async () => ({ default: (await import('./trade/TradeFacts.tsx')).TradeFacts }));
// Loaded for new requests only: an edit is free.
const RequestSpend = lazy(async () => ({ default: (await import('./sending/RequestSpend.tsx')).RequestSpend }));

export interface RequestFormProps {
  present: OwnRequest | null;
  /** The confirmation before a rejected request is sent again; null for a new one. */
  Question: ComponentType<ResendQuestionProps> | null;
  /** The note that the balance is too low for the price; null for a stored request, because an edit is free. */
  LowBalance: ComponentType<ShortfallProps> | null;
  type?: string | undefined;
  beginning?: Beginning;
  /** The field that a rejection refers to. */
  fix?: string | undefined;
}

/** @returns the key of the button that also sends the request; null if there is nothing to send */
function sendKey(present: OwnRequest | null, price: number | null): 'paySend' | 'addSend' | 'saveSend' | 'saveRenew' | null {
  if (present === null) return price === 0 ? 'addSend' : 'paySend';
  if (present.state === 'expired') return 'saveRenew';
  return present.state === 'rejected' || present.state === 'ready' ? 'saveSend' : null;
}

/** The request form: kind, company, texts, trade facts, pictures and files. */
export function RequestForm({ present, Question, LowBalance, type, beginning, fix }: RequestFormProps) {
  const { t, language } = useTexts();
  const editor = useRequestForm(present, type, beginning);
  const { form, keywordLimit } = editor;
  const [hasAsked, setAsked] = useState(false);
  if (editor.spend.isOpen && !hasAsked) setAsked(true);
  useEffect(() => {
    const field = fieldToFix(fix, present?.rejectReason ?? null, fieldsToFix);
    if (field !== undefined) form.setFocus(field);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the form is opened
  }, []);
  const chosenType = form.watch('type');
  const byName = ({ id, typeDescription }: { id: string; typeDescription: Record<typeof language, string> }) => ({
    id,
    label: typeDescription[language],
  });
  const logisticTypes = useLogisticTypes().map(byName);
  const shippingTypes = useShippingTypes().map(byName);
  const choose = t('common.actions.choose');
  const send = sendKey(present, editor.price);
  const store = present === null ? t('request.form.add') : t('common.actions.save');
  return (
    <>
      {LowBalance !== null && <LowBalance {...editor.spend} />}
      <Form
        form={form}
        draft={editor.draft}
        isBusy={editor.isBusy}
        onSubmit={() => editor.submit(send !== null)}
        className="card stack gap-6"
      >
        <RadioInput<RequestValues>
          name="type"
          label={t('request.form.field.type')}
          options={serviceTypes.map((id) => ({ id, label: t(`request.form.type.${id}`) }))}
          isRequired
        />
        <CompanyChoice presentId={present?.companyId} />
        <div className="form-grid">
          <CategoryFields label={t('request.form.field.category')} subLabel={t('request.form.field.subCategory')} />
          <OfferTexts
            texts={{
              name: [t('request.form.field.name'), t('request.form.hint.name')],
              description: [t('request.form.field.description'), t('request.form.hint.description')],
              tags: t('request.form.field.tags'),
            }}
            nameMax={requestLengths.name}
            limit={keywordLimit}
            toCheck={present?.keywordsToCheck}
          />
          {chosenType !== '' && needsLogisticTypes(Number(chosenType) as ServiceType) && (
            <>
              <SelectInput<RequestValues>
                name="logisticTypeId"
                label={t('request.form.field.logisticType')}
                options={logisticTypes}
                placeholder={choose}
                isRequired
              />
              <SelectInput<RequestValues>
                name="shippingTypeId"
                label={t('request.form.field.shippingType')}
                options={shippingTypes}
                placeholder={choose}
                isRequired
              />
            </>
          )}
        </div>
        <OtherLanguages
          name={{ label: t('request.form.field.name'), lengthMax: requestLengths.name }}
          description={{ label: t('request.form.field.description') }}
        />
        {chosenType !== '' && (
          <Suspense fallback={<SkeletonList label={t('common.loading')} rows={4} />}>
            <TradeFacts type={chosenType} />
          </Suspense>
        )}
        <RequestFiles present={present} images={editor.images} files={editor.files} />
        <TypedBankNote names={publicFields} />
        <div className="form-actions">
          <LinkButton variant="quiet" href={link('/my-requests')}>
            {t('common.actions.cancel')}
          </LinkButton>
          <div className="row">
            {send !== null && (
              <Button variant="secondary" onClick={() => void editor.submit(false)} disabled={editor.isBusy}>
                {store}
              </Button>
            )}
            <Button type="submit" busy={editor.isBusy}>
              {send === null ? store : t(`request.form.${send}`)}
            </Button>
          </div>
        </div>
      </Form>
      <Suspense>{hasAsked && <RequestSpend {...editor.spend} />}</Suspense>
      <Suspense>{Question !== null && editor.resend !== null && <Question {...editor.resend} />}</Suspense>
      <StoredBefore {...editor.storedBefore} />
    </>
  );
}

/** The company for which the request is posted. */
function CompanyChoice({ presentId }: { presentId: string | undefined }) {
  const { t } = useTexts();
  const { data } = useOwnCompanies();
  const approved = offeredCompanies(data?.companies ?? [], presentId);
  return (
    <div className="stack gap-2">
      <SelectInput<RequestValues>
        name="companyId"
        label={t('request.form.field.company')}
        options={approved.map(({ id, name }) => ({ id, label: isolated(name) }))}
        placeholder={t('common.actions.choose')}
        disabled={data === undefined}
        isRequired
      />
      {data !== undefined && approved.length === 0 && (
        <Note tone="amber">
          {t('request.form.noApprovedCompany')} <a href={link(remedies.COMPANY_NOT_APPROVED.path)}>{t('nav.business.companies')}</a>
        </Note>
      )}
    </div>
  );
}
