import { getDecisions } from '../../../contract/decision/calls.ts';
import type { ShownDecision } from '../../../contract/decision/schemas.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Answered } from '../shared/data/Answered.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { link } from '../shared/route.ts';
import { useCall } from '../shared/data/query.ts';
import { useTexts } from '../shared/texts.tsx';

/** Decisions that restricted the person's account or its content, the newest first. */
export function DecisionsPage() {
  const { t } = useTexts();
  const query = useCall(getDecisions);
  return (
    <div className="wrap page stack gap-6">
      <PageHead title={t('decision.listTitle')} below={<p className="text-sm soft">{t('decision.listLead')}</p>} />
      <Answered query={query}>
        {({ decisions }) =>
          decisions.length === 0 ? (
            <EmptyState title={t('decision.none')}>{t('decision.noneText')}</EmptyState>
          ) : (
            <ul className="stack gap-4">
              {decisions.map((decision) => (
                <li key={decision.number}>
                  <DecisionCard decision={decision} />
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </div>
  );
}

const tones = { upheld: 'green', dismissed: 'red', waits: 'amber', lifted: 'green' } as const;

function stateOf({ appeal, dtLiftedAt }: ShownDecision): keyof typeof tones | null {
  if (dtLiftedAt !== null) return 'lifted';
  return appeal === null ? null : (appeal.outcome ?? 'waits');
}

function DecisionCard({ decision }: { decision: ShownDecision }) {
  const { act, kind, targetName, dtCreatedAt, dtAppealUntil, canAppeal, path } = decision;
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
        <div className="row">
          <a href={link(path)}>{canAppeal ? t('decision.openAppeal', { date: date(dtAppealUntil) }) : t('decision.open')}</a>
          {state !== null && <Badge tone={tones[state]}>{t(`decision.states.${state}`)}</Badge>}
        </div>
      </div>
    </Card>
  );
}
