import type { ReactNode } from 'react';
import type { WayOut } from '../../client/session/ways-out.ts';
import { keepWayBack } from '../../client/session/way-back.ts';
import { link } from './route.ts';

export interface WayLinkProps {
  /** Where the cause can be mended; the person comes back here after that (docs/behaviour.md#after-a-refusal). */
  to: Pick<WayOut, 'path'>;
  /** What was typed here. */
  typed?: () => unknown;
  className?: string;
  children: ReactNode;
}

/** A link to a way out. */
export function WayLink({ to, typed, className, children }: WayLinkProps) {
  return (
    <a className={className} href={link(to.path)} onClick={() => keepWayBack(typed?.())}>
      {children}
    </a>
  );
}
