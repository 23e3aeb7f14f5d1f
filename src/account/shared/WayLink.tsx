import type { ReactNode } from 'react';
import type { WayOut } from '../../client/session/ways-out.ts';
import { keepWayBack } from '../../client/session/way-back.ts';
import { link } from './route.ts';

export interface WayLinkProps {
  /** The page on which the obstacle can be removed; the person returns here afterwards (docs/behaviour.md#after-a-refusal). */
  to: Pick<WayOut, 'path'>;
  /** The values typed here, to restore them. */
  typed?: () => unknown;
  className?: string;
  children: ReactNode;
}

/** A link to a remedy. */
export function WayLink({ to, typed, className, children }: WayLinkProps) {
  return (
    <a className={className} href={link(to.path)} onClick={() => keepWayBack(typed?.())}>
      {children}
    </a>
  );
}
