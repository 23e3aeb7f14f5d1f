import type { NoticeCase } from '../../../../../contract/notice/schemas.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { WholeTitle } from '../../../shared/OfferTitle.tsx';
import { link } from '../../../shared/route.ts';
import { useTexts } from '../../../shared/texts.tsx';
import { queueAddress } from '../queue-address.ts';

type OtherCase = NoticeCase['otherCases'][number];

/** Cases about the same account on which nothing was done, the newest first; nothing without any. */
export function OtherCases({ cases }: { cases: readonly OtherCase[] }) {
  const { t } = useTexts();
  if (cases.length === 0) return null;
  return (
    <Card title={t('moderation.notice.others.title')}>
      <ul className="stack gap-4">
        {cases.map((each) => (
          <li key={each.id}>
            <Other other={each} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** An open case leads to itself, a closed one to what it was about, as long as that is public. */
function Other({ other: { id, target, isPublic, reports, dtOpenedAt, dtHandledAt } }: { other: OtherCase }) {
  const { t, date } = useTexts();
  const title =
    target.title.text === '' ? t('moderation.notice.others.gone') : <WholeTitle title={target.title} name={target.title.text} />;
  const address = dtHandledAt === null ? queueAddress('notice', {}, id) : isPublic ? target.path : null;
  return (
    <div className="stack gap-1">
      <span className="faint text-sm">
        {date(dtOpenedAt)} · {t('moderation.notice.others.reports', { count: reports })}
      </span>
      <span className="row">
        <span className="medium">{t(`moderation.notice.kinds.${target.kind}`)}</span>
        <Badge {...(dtHandledAt === null && { tone: 'amber' as const })}>
          {t(dtHandledAt === null ? 'moderation.notice.others.open' : 'moderation.notice.others.closed')}
        </Badge>
      </span>
      <span className="text-sm">
        {address === null ? (
          title
        ) : (
          <a href={link(address)} {...(dtHandledAt !== null && { target: '_blank', rel: 'noreferrer' })}>
            {title}
          </a>
        )}
      </span>
    </div>
  );
}
