import { readRejectReason } from '../../../../../contract/moderation/rejection.ts';
import type { ShownProposal } from '../../../../../contract/strike/schemas.ts';
import { decisionTexts } from '../../../../i18n/decision-texts.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { Note } from '../../../../ui/Note.tsx';
import { link } from '../../../shared/route.ts';
import { useTexts } from '../../../shared/texts.tsx';
import { sectionAddress } from '../../sections.ts';

type Strike = ShownProposal['strikes'][number];

/** The strikes of a person, the newest first, and whether they still suffice. */
export function ProposalFacts({ proposal: { person, count, isEnough, strikes } }: { proposal: ShownProposal }) {
  const { t, number } = useTexts();
  return (
    <>
      {!isEnough && <Note tone="amber">{t('moderation.proposal.ended')}</Note>}
      <p className="medium">{count === 0 ? t('decision.strikes.none') : t('decision.strikes.count', { count, number: number(count) })}</p>
      <a href={link(`${sectionAddress('people')}&id=${person.id}`)}>{t('moderation.proposal.person')}</a>
      <ol className="stack gap-4">
        {strikes.map((strike) => (
          <StrikeRow key={strike.decision.number} strike={strike} />
        ))}
      </ol>
    </>
  );
}

function StrikeRow({ strike: { decision, targetId, isLifted, isUpheld } }: { strike: Strike }) {
  const { t, date } = useTexts();
  const { act, kind, targetName, dtCreatedAt, dtStrikeUntil } = decision;
  const reason = readRejectReason(decision.reason);
  const over = isLifted ? 'lifted' : isUpheld ? 'upheld' : 'over';
  return (
    <li className="stack gap-1">
      <span className="faint text-xs">
        {/* The label of this kind addresses the person ("you"), so it is left out. */}
        {kind !== 'user' && `${t(`decision.kinds.${kind}`)} · `}
        <time dateTime={dtCreatedAt}>{date(dtCreatedAt)}</time>
      </span>
      <span className="medium keep-edge">
        {t(`decision.acts.${act}`)}
        {targetName !== '' && (
          <>
            {': '}
            {kind === 'company' ? (
              <a href={link(`${sectionAddress('companies')}&id=${targetId}`)}>
                <bdi>{targetName}</bdi>
              </a>
            ) : (
              <bdi>{targetName}</bdi>
            )}
          </>
        )}
      </span>
      <span>{decisionTexts(t, reason).join(' · ')}</span>
      {reason.note !== '' && (
        <p className="soft keep-edge" dir="auto">
          {reason.note}
        </p>
      )}
      <span>
        {dtStrikeUntil === null ? (
          <Badge>{t(`moderation.proposal.${over}`)}</Badge>
        ) : (
          <Badge tone="amber">{t('moderation.proposal.counts', { date: date(dtStrikeUntil) })}</Badge>
        )}
      </span>
    </li>
  );
}
