import type { ReactNode } from 'react';
import type { ShownDecision } from '../../../contract/decision/schemas.ts';
import { readRejectReason } from '../../../contract/moderation/rejection.ts';
import { type RulePage, ruleOf } from '../../../contract/rules.ts';
import type { GrowingTexts } from '../../i18n/browser.ts';
import { decisionTexts, picturePlacesText } from '../../i18n/decision-texts.ts';
import { formatDate, formatNumber } from '../../i18n/format.ts';
import type { Language } from '../../../contract/text/languages.ts';
import { Note } from '../../ui/Note.tsx';

interface StatementProps {
  decision: ShownDecision;
  rulePaths: Readonly<Record<RulePage, string>>;
  language: Language;
  t: GrowingTexts['t'];
}

/** The statement of reasons (Digital Services Act, article 17). */
export function Statement({ decision, rulePaths, language, t }: StatementProps) {
  const { act, kind, targetName, removed, rules, detection, dtCreatedAt, dtStrikeUntil, number } = decision;
  const reason = readRejectReason(decision.reason);
  const reasons = decisionTexts(t, reason);
  /** Several sections of one page are told apart by the reasons that they state. */
  const sectionOf = (anchor: string): string[] =>
    decisionTexts(t, { ...reason, reasons: reason.reasons.filter((code) => ruleOf(code)?.anchor === anchor) });
  const rows: readonly (readonly [label: string, value: ReactNode] | false)[] = [
    [t('decision.act'), <strong key="act">{t(`decision.acts.${act}`)}</strong>],
    [
      t('decision.about'),
      <>
        {t(`decision.kinds.${kind}`)}
        {targetName !== '' && (
          <>
            {': '}
            <bdi>{targetName}</bdi>
          </>
        )}
      </>,
    ],
    removed.length > 0 && [t('decision.removed'), picturePlacesText(t, removed, (value) => formatNumber(value, language))],
    reasons.length > 0 && [t('decision.why'), reasons.join(' · ')],
    reason.note !== '' && [t('decision.note'), <bdi key="note">{reason.note}</bdi>],
    rules.length > 0 && [
      t('decision.rules'),
      <ul key="rules" className="stack gap-1">
        {rules.map(({ page, anchor, version }) => (
          <li key={anchor}>
            <a href={`${rulePaths[page]}?version=${version}#${anchor}`}>
              {t('decision.rule', { page: t(`decision.rulePages.${page}`), version: formatNumber(version, language) })}
              {rules.length > 1 && `: ${sectionOf(anchor).join(' · ')}`}
            </a>
          </li>
        ))}
      </ul>,
    ],
    [t('decision.how'), t(`decision.detections.${detection}`)],
    [t('decision.date'), formatDate(dtCreatedAt, language)],
    [t('decision.number'), <bdi key="number">{number}</bdi>],
  ];
  return (
    <div className="stack gap-4">
      <dl className="stack gap-3">
        {rows
          .filter((row) => row !== false)
          .map(([label, value]) => (
            <div key={label}>
              <dt className="text-sm soft">{label}</dt>
              <dd className="keep-edge">{value}</dd>
            </div>
          ))}
      </dl>
      {dtStrikeUntil !== null && <Note tone="amber">{t('decision.strike', { date: formatDate(dtStrikeUntil, language) })}</Note>}
      <p className="soft text-sm">{t('decision.byPerson')}</p>
    </div>
  );
}
