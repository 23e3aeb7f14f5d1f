import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

export interface NoteProps {
  tone?: 'teal' | 'green' | 'amber' | 'red';
  icon?: IconName;
  /** Announced when it appears after an action. */
  role?: 'status' | 'alert';
  children: ReactNode;
}

const usualIcons = {
  teal: 'info',
  green: 'check-circle',
  amber: 'clock',
  red: 'alert',
} as const satisfies Record<string, IconName>;

/** An emphasized sentence within a page. */
export function Note({ tone = 'teal', icon = usualIcons[tone], role, children }: NoteProps) {
  return (
    <div className={classNames('note', tone !== 'teal' && `note--${tone}`)} role={role}>
      <Icon name={icon} />
      <div className="grow">{children}</div>
    </div>
  );
}
