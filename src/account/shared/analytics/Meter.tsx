import { useTexts } from '../texts.tsx';

/** A part with its number and its share of the whole. @param share 0 to 1 */
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
