import { useEffect, useRef } from 'react';
import type { DataOf } from '../../../../contract/wire/call.ts';
import { getItem } from '../../../../contract/moderation/calls.ts';
import type { ModerationKind } from '../../../../contract/moderation/schemas.ts';
import { phoneText } from '../../../i18n/phone-text.ts';
import { leftToRight } from '../../../../contract/text/isolate.ts';
import { Card } from '../../../ui/Card.tsx';
import { Note } from '../../../ui/Note.tsx';
import { useCall } from '../../shared/data/query.ts';
import { WholeTitle } from '../../shared/OfferTitle.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { AnsweredUnlessOwn } from './AnsweredUnlessOwn.tsx';
import { AppealFacts } from './AppealFacts.tsx';
import { OtherCases } from './case/OtherCases.tsx';
import { CertificateFacts } from './CertificateFacts.tsx';
import { CompanyChanges, CompanyFacts } from './CompanyFacts.tsx';
import { DecisionForm } from './decision/DecisionForm.tsx';
import { Facts } from './Facts.tsx';
import { History } from './History.tsx';
import { NoticeFacts } from './NoticeFacts.tsx';
import { PastDecisions } from './PastDecisions.tsx';
import { ProposalFacts } from './strike/ProposalFacts.tsx';
import type { Ways } from './queue-address.ts';
import { ProductFacts } from './ProductFacts.tsx';
import { ReportFacts } from './ReportFacts.tsx';
import { RequestChanges, RequestFacts } from './RequestFacts.tsx';
import { Twins } from './Twins.tsx';
import { useClaim } from './use-claim.ts';

interface ItemViewProps {
  kind: ModerationKind;
  id: string;
  ways: Ways;
}

/** Everything a moderator needs to decide on an item. Opening the item claims it. */
export function ItemView({ kind, id, ways }: ItemViewProps) {
  const query = useCall(getItem, { query: { kind, id } });
  const other = useClaim(kind, id);
  return (
    <AnsweredUnlessOwn query={query} rows={5}>
      {(data) => <Item data={data} other={other} ways={ways} />}
    </AnsweredUnlessOwn>
  );
}

interface ItemProps {
  data: DataOf<typeof getItem>;
  other: ReturnType<typeof useClaim>;
  ways: Ways;
}

function Item({ data, other, ways }: ItemProps) {
  const { t, date, clock } = useTexts();
  const {
    item,
    certificate,
    company,
    approvedCompany,
    taxTwins,
    textTwins = [],
    request,
    approvedRequest,
    product,
    owner,
    message,
    report,
    notice,
    appeal,
    decisions = [],
    proposal,
    history,
  } = data;
  const top = useRef<HTMLDivElement>(null);
  // Moves the focus to the opened item.
  useEffect(() => top.current?.focus({ preventScroll: false }), []);
  return (
    <div className="stack gap-6 item" ref={top} tabIndex={-1}>
      {other !== null && (
        <Note tone="amber" icon="lock" role="status">
          {t('console.queue.other', { name: other.by, time: clock(other.dtUntil) })}
        </Note>
      )}
      {item.hasBankDetails === true && (
        <Note tone="amber" icon="shield">
          <p className="medium">{t('console.queue.bankDetails')}</p>
          <p className="text-sm">{t('console.queue.bankDetailsText')}</p>
        </Note>
      )}
      <Twins title={t('moderation.taxTwins')} twins={taxTwins} />
      <Twins title={t('console.textTwins')} twins={textTwins} />
      {approvedCompany && company !== null && <CompanyChanges before={approvedCompany} after={company} />}
      {approvedRequest && request !== null && <RequestChanges before={approvedRequest} after={request} />}
      <Card
        title={<WholeTitle title={item.readerTitle} name={item.title} />}
        end={<span className="faint text-sm">{t('moderation.sentOn', { date: date(item.dtSentAt) })}</span>}
      >
        <div className="stack gap-6">
          {appeal !== null && <AppealFacts appeal={appeal} />}
          {proposal !== null && <ProposalFacts proposal={proposal} />}
          {certificate !== null && <CertificateFacts certificate={certificate} isTaken={other !== null} />}
          {company !== null && <CompanyFacts company={company} />}
          {request !== null && <RequestFacts request={request} />}
          {product !== null && <ProductFacts product={product} />}
          {report !== null && <ReportFacts report={report} />}
          {notice !== null && <NoticeFacts notice={notice} />}
          {message !== null && <p dir="auto">{message}</p>}
        </div>
      </Card>
      {owner !== null && (
        <Card title={t('moderation.owner')}>
          <Facts
            rows={[
              [t('moderation.field.fullName'), owner.fullName],
              [t('moderation.field.email'), owner.email],
              [t('moderation.field.phone'), owner.stPhone === '' ? '' : leftToRight(phoneText(owner.stPhone))],
              [t('moderation.field.since'), date(owner.dtCreatedAt)],
            ]}
          />
        </Card>
      )}
      {notice !== null && <OtherCases cases={notice.otherCases} />}
      {decisions.length > 0 && proposal === null && <PastDecisions decisions={decisions} />}
      {history.length > 0 && <History entries={history} />}
      <DecisionForm item={item} notice={notice} isTaken={other !== null} ways={ways} />
    </div>
  );
}
