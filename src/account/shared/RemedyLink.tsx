import type { ReactNode } from 'react';
import type { Remedy } from '../../client/session/remedies.ts';
import { keepWayBack } from '../../client/session/way-back.ts';
import { link } from './route.ts';

export interface RemedyLinkProps {
  /** The page on which the obstacle can be removed; the person returns here afterwards (docs/behaviour.md#after-a-refusal). */
  to: Pick<Remedy, 'path'>;
  /** The values typed here, to restore them. */
  typed?: () => unknown;
  className?: string;
  children: ReactNode;
}

/** A link to a remedy. */
export function RemedyLink({ to, typed, className, children }: RemedyLinkProps) {
  return (
    <a className={className} href={link(to.path)} onClick={() => keepWayBack(typed?.())}>
      {children}
    </a>
  );
}
