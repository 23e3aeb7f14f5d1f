import { useTexts } from '../texts.tsx';

/** A part with its number and how much of the whole it is. @param share 0 to 1 */
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
