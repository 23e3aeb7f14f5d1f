import { getItem, type ModerationKind } from '../../../contract/moderation/calls.ts';
import { Card } from '../../ui/Card.tsx';
import { Answered } from '../shared/Answered.tsx';
import { useCall } from '../shared/query.ts';
import { RejectReason } from '../shared/RejectReason.tsx';
import { useTexts } from '../shared/texts.tsx';
import { CertificateFacts } from './CertificateFacts.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { Facts } from './Facts.tsx';
import { ReportFacts } from './ReportFacts.tsx';
import { RequestFacts } from './RequestFacts.tsx';

/** All that a moderator needs to judge one item. */
export function ItemView({ kind, id }: { kind: ModerationKind; id: string }) {
  const { t, date } = useTexts();
  /** `company.add` → what was done, in words. */
  const actionText = (action: string): string =>
    t(`moderation.action.${action.split('.').at(-1)}` as 'moderation.action.add', { defaultValue: action });
  const query = useCall(getItem, { query: { kind, id } });
  return (
    <Answered query={query} rows={5}>
      {({ item, certificate, company, taxTwins, request, owner, message, report, history }) => (
        <div className="stack gap-6">
          <Card
            title={<span dir="auto">{item.title}</span>}
            end={<span className="faint text-sm">{t('moderation.sentOn', { date: date(item.dtSentAt) })}</span>}
          >
            <div className="stack gap-6">
              {certificate !== null && <CertificateFacts certificate={certificate} />}
              {company !== null && <CompanyFacts company={company} taxTwins={taxTwins} />}
              {request !== null && <RequestFacts request={request} />}
              {report !== null && <ReportFacts report={report} />}
              {message !== null && <p dir="auto">{message}</p>}
            </div>
          </Card>
          {owner !== null && (
            <Card title={t('moderation.owner')}>
              <Facts
                rows={[
                  [t('moderation.field.fullName'), owner.fullName],
                  [t('moderation.field.email'), owner.email],
                  [t('moderation.field.phone'), owner.stPhone],
                  [t('moderation.field.since'), date(owner.dtCreatedAt)],
                ]}
              />
            </Card>
          )}
          {history.length > 0 && (
            <Card title={t('moderation.history')}>
              <ol className="stack gap-3">
                {history.map(({ action, detail, actor, at }, index) => (
                  <li key={index} className="text-sm">
                    <span className="faint">{date(at)}</span> · <bdi>{actor}</bdi> · {actionText(action)}
                    {detail !== '' && (
                      <p className="soft">
                        <RejectReason text={detail} />
                      </p>
                    )}
                  </li>
                ))}
              </ol>
            </Card>
          )}
          <DecisionForm item={item} />
        </div>
      )}
    </Answered>
  );
}
