import { classNames } from './class-names.ts';

export type SkeletonShape = 'line' | 'small' | 'long' | 'half' | 'picture' | 'avatar';

/** A grey place of the final size. */
export function Skeleton({ shape = 'line' }: { shape?: SkeletonShape }) {
  return <span className={classNames('skeleton', shape !== 'line' && `skeleton--${shape}`)} />;
}

export interface SkeletonListProps {
  /** What is loading, for people who cannot see it. */
  label: string;
  rows?: number;
}

/** A list that is on its way: title, line, short line for each row. */
export function SkeletonList({ label, rows = 3 }: SkeletonListProps) {
  return (
    <div className="card stack gap-6" role="status" aria-busy="true" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className="stack gap-3">
          <Skeleton shape="long" />
          <Skeleton shape="small" />
          <Skeleton shape="half" />
        </span>
      ))}
    </div>
  );
}
