import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

export interface BadgeProps {
  tone?: 'green' | 'amber' | 'red' | 'teal' | 'boost';
  icon?: IconName;
  children: ReactNode;
}

/** A state as text with an icon, so that colour is never the only sign. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={classNames('badge', tone && `badge--${tone}`)}>
      {icon && <Icon name={icon} size="small" />}
      {children}
    </span>
  );
}
