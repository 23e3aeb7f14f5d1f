import { useTexts } from '../texts.tsx';

/** A row with a label, a count, and a bar for its share of the total. @param share 0 to 1 */
export function Meter({ label, count, share }: { label: string; count: number; share: number }) {
  const { number } = useTexts();
  return (
    <li className="meter text-sm">
      <bdi>{label}</bdi>
      <span className="number">{number(count)}</span>
      <i className="meter__bar" style={{ inlineSize: `${(share * 100).toFixed(1)}%` }} aria-hidden="true" />
    </li>
  );
}
