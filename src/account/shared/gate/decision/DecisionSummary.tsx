import { use } from 'react';
import { readRejectReason } from '../../../../../contract/moderation/rejection.ts';
import type { ShownDecision } from '../../../../../contract/decision/schemas.ts';
import { decisionTexts, picturePlacesText } from '../../../../i18n/decision-texts.ts';
import { Note } from '../../../../ui/Note.tsx';
import { link } from '../../route.ts';
import { addSubjects, useTexts } from '../../texts.tsx';

/** The pages on which it is shown rarely need them. */
const texts = addSubjects(['decision', 'moderation', 'people']);

/** What was decided about a thing and why, on its own page, with the way to the whole statement and the appeal. */
export function DecisionSummary({ decision }: { decision: ShownDecision }) {
  use(texts);
  const { t, date, number } = useTexts();
  const { act, removed, dtCreatedAt, dtAppealUntil, canAppeal, path } = decision;
  const reason = readRejectReason(decision.reason);
  return (
    <Note tone="amber">
      <p>
        <strong className="medium">{t(`decision.acts.${act}`)}</strong> · <time dateTime={dtCreatedAt}>{date(dtCreatedAt)}</time>
      </p>
      {removed.length > 0 && (
        <p>
          {t('decision.removed')}: {picturePlacesText(t, removed, number)}
        </p>
      )}
      <p>
        {decisionTexts(t, reason).join(' · ')} {reason.note !== '' && <bdi>{reason.note}</bdi>}
      </p>
      <a href={link(path)}>{canAppeal ? t('decision.openAppeal', { date: date(dtAppealUntil) }) : t('decision.open')}</a>
    </Note>
  );
}
