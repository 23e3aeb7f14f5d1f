import { classNames } from './class-names.ts';

export interface TicksProps {
  /** One list per group, true where the item is filled in. */
  groups: readonly (readonly boolean[])[];
  /** "16 of 18 items filled in". */
  label: string;
}

/** Completeness (docs/behaviour.md#completeness): one tick per item, a gap between the groups. */
export function Ticks({ groups, label }: TicksProps) {
  const ticks = groups.flatMap((group) => group.map((isOn, index) => ({ isOn, starts: index === 0 })));
  return (
    <div className="ticks" role="img" aria-label={label}>
      {ticks.map(({ isOn, starts }, index) => (
        <i key={index} className={classNames(isOn && 'on', starts && 'starts') || undefined} />
      ))}
    </div>
  );
}
