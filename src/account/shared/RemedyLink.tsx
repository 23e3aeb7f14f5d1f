import type { ReactNode } from 'react';
import type { Remedy } from '../../client/session/remedies.ts';
import { keepWayBack } from '../../client/session/way-back.ts';
import { link } from './route.ts';

export interface RemedyLinkProps {
  /** The page on which the obstacle can be removed; the person returns here afterwards (docs/behaviour.md#after-a-refusal). */
  to: Pick<Remedy, 'path'>;
  /** The values typed here, to restore them. */
  typed?: () => unknown;
  children: ReactNode;
}

/** A link to a remedy. */
export function RemedyLink({ to, typed, children }: RemedyLinkProps) {
  return (
    <a href={link(to.path)} onClick={() => keepWayBack(typed?.())}>
      {children}
    </a>
  );
}
