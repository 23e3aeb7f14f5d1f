import { getDecisions } from '../../../contract/decision/calls.ts';
import type { ShownDecision } from '../../../contract/decision/schemas.ts';
import { strikesUntilProposal } from '../../../contract/strike/fields.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Answered } from '../shared/data/Answered.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { link } from '../shared/route.ts';
import { useCall } from '../shared/data/query.ts';
import { useSession } from '../shared/data/use-session.ts';
import { useTexts } from '../shared/texts.tsx';

/** Decisions that restricted the person's account or its content, the newest first. */
export default function DecisionsPage() {
  const { t } = useTexts();
  const query = useCall(getDecisions);
  const isStaff = useSession().user?.isMainUser === false;
  return (
    <div className="wrap page stack gap-6">
      <PageHead title={t('decision.listTitle')} below={<p className="text-sm soft">{t('decision.listLead')}</p>} />
      <Answered query={query}>
        {({ decisions, strikes }) =>
          decisions.length === 0 ? (
            <EmptyState title={t('decision.none')}>{t(isStaff ? 'decision.noneStaff' : 'decision.noneText')}</EmptyState>
          ) : (
            <>
              <Strikes count={strikes} />
              <ul className="stack gap-4">
                {decisions.map((decision) => (
                  <li key={decision.number}>
                    <DecisionCard decision={decision} />
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Answered>
    </div>
  );
}

/** How many strikes count, and what comes next. */
function Strikes({ count }: { count: number }) {
  const { t, number } = useTexts();
  return (
    <Card title={t('decision.strikes.title')}>
      <div className="stack gap-2">
        <p className="medium">{count === 0 ? t('decision.strikes.none') : t('decision.strikes.count', { count, number: number(count) })}</p>
        <p>{t(count < strikesUntilProposal ? 'decision.strikes.next' : 'decision.strikes.enough')}</p>
        <p className="soft text-sm">{t('decision.strikes.ends')}</p>
      </div>
    </Card>
  );
}

const tones = { upheld: 'green', dismissed: 'red', waits: 'amber', lifted: 'green' } as const;

function stateOf({ appeal, dtLiftedAt }: ShownDecision): keyof typeof tones | null {
  if (dtLiftedAt !== null) return 'lifted';
  return appeal === null ? null : (appeal.outcome ?? 'waits');
}

function DecisionCard({ decision }: { decision: ShownDecision }) {
  const { act, kind, targetName, dtCreatedAt, dtAppealUntil, dtStrikeUntil, canAppeal, path } = decision;
  const { t, date } = useTexts();
  const state = stateOf(decision);
  return (
    <Card>
      <div className="stack gap-2">
        <span className="soft text-sm">
          {t(`decision.kinds.${kind}`)} · <time dateTime={dtCreatedAt}>{date(dtCreatedAt)}</time>
        </span>
        <h2 className="h4 keep-edge">
          {t(`decision.acts.${act}`)}
          {targetName !== '' && (
            <>
              {': '}
              <bdi>{targetName}</bdi>
            </>
          )}
        </h2>
        {dtStrikeUntil !== null && (
          <span>
            <Badge tone="amber">{t('decision.strikes.until', { date: date(dtStrikeUntil) })}</Badge>
          </span>
        )}
        <div className="row">
          <a href={link(path)}>{canAppeal ? t('decision.openAppeal', { date: date(dtAppealUntil) }) : t('decision.open')}</a>
          {state !== null && <Badge tone={tones[state]}>{t(`decision.states.${state}`)}</Badge>}
        </div>
      </div>
    </Card>
  );
}
