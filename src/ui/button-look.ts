import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { IconName } from './icons.ts';

/** What a button and a link that looks like one have in common. */
export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'spend';
  wide?: boolean;
  icon?: IconName;
  endIcon?: IconName;
  /** The name of one that shows only its icon, and its tooltip. */
  label?: string;
  children?: ReactNode;
}

export const buttonLook = ({ variant = 'primary', wide, label, children }: ButtonLook) => ({
  'aria-label': label,
  title: children ? undefined : label,
  className: classNames(
    'button',
    variant !== 'primary' && `button--${variant}`,
    wide && 'button--wide',
    label && !children && 'button--icon',
  ),
});
