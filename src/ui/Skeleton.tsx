import { classNames } from './class-names.ts';

export type SkeletonShape = 'line' | 'small' | 'long' | 'half' | 'avatar' | 'control';

/** A grey placeholder of the final size. */
export function Skeleton({ shape = 'line' }: { shape?: SkeletonShape }) {
  return <span className={classNames('skeleton', shape !== 'line' && `skeleton--${shape}`)} />;
}

export interface SkeletonListProps {
  /** Announced while loading. */
  label: string;
  rows?: number | undefined;
}

/** Placeholder of a list: title, line and short line for each row. */
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

/** Classes of rows whose style sheets define the sizes of their placeholders → the classes of their lists. */
const lists = { 'own-row': 'own-rows', 'chat-entry': 'stack', notice: 'notices' } as const;
export type RowFrame = keyof typeof lists;

export interface SkeletonRowsProps extends SkeletonListProps {
  frame: RowFrame;
}

/** Placeholder of a list with the final sizes of its rows, so that nothing moves when they arrive. */
export function SkeletonRows({ label, frame, rows = 6 }: SkeletonRowsProps) {
  const isOwn = frame === 'own-row';
  return (
    <div className={lists[frame]} role="status" aria-busy="true" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={`skeleton-row skeleton-row--${frame}`}>
          {frame === 'chat-entry' && <Skeleton shape="avatar" />}
          {frame === 'notice' && <span className="icon" />}
          <span className={isOwn ? 'stack gap-2' : 'skeleton-row__lines'}>
            <Skeleton shape="half" />
            <Skeleton shape="small" />
            <Skeleton shape="long" />
            {isOwn && <Skeleton shape="small" />}
          </span>
          {isOwn && <Skeleton shape="control" />}
        </div>
      ))}
    </div>
  );
}
