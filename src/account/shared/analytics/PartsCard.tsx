import type { Analytics } from '../../../../contract/analytics/schemas.ts';
import { useTexts } from '../texts.tsx';

export interface PartsCardProps {
  name: string;
  parts: Analytics['parts'][number];
  /** The label of a part, which is never empty. */
  partName: (part: string) => string;
}

/** The parts of a total, the largest first. */
export function PartsCard({ name, parts: { items, rest, countedFrom }, partName }: PartsCardProps) {
  const { t, date } = useTexts();
  const all = items.reduce((sum, { count }) => sum + count, rest);
  const rows = [
    ...items.map(({ part, count }) => ({ id: part, label: part === '' ? t('analytics.note.unknownPart') : partName(part), count })),
    ...(rest === 0 ? [] : [{ id: '…', label: t('analytics.note.rest'), count: rest }]),
  ];
  return (
    <article className="card stack gap-3" aria-label={name}>
      <h2 className="text-md">{name}</h2>
      {rows.length === 0 ? (
        <p className="text-sm soft">{t('analytics.note.none')}</p>
      ) : (
        <ul className="meters">
          {rows.map(({ id, label, count }) => (
            <Meter key={id} label={label} count={count} share={count / all} />
          ))}
        </ul>
      )}
      {countedFrom !== null && <p className="text-xs soft">{t('analytics.note.since', { date: date(countedFrom) })}</p>}
    </article>
  );
}

/** A row with a label, a count, and a bar for its share of the total. @param share 0 to 1 */
function Meter({ label, count, share }: { label: string; count: number; share: number }) {
  const { number } = useTexts();
  return (
    <li className="meter text-sm">
      <bdi>{label}</bdi>
      <span className="number">{number(count)}</span>
      <i className="meter__bar" style={{ inlineSize: `${(share * 100).toFixed(1)}%` }} aria-hidden="true" />
    </li>
  );
}
