import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import type { ButtonVariant } from './Button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon/names.ts';

export interface LinkButtonProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'aria-label'> {
  ref?: Ref<HTMLAnchorElement>;
  href: string;
  variant?: ButtonVariant;
  wide?: boolean;
  icon?: IconName;
  endIcon?: IconName;
  /** The name of a link that shows only its icon, and its tooltip. */
  label?: string;
  children?: ReactNode;
}

/** A link styled as a button, because it starts an action on another page. */
export function LinkButton({ variant = 'primary', wide, icon, endIcon, label, children, ...rest }: LinkButtonProps) {
  return (
    <a
      {...rest}
      aria-label={label}
      title={children ? undefined : label}
      className={classNames(
        'button',
        variant !== 'primary' && `button--${variant}`,
        wide && 'button--wide',
        label && !children && 'button--icon',
      )}
    >
      {icon && <Icon name={icon} />}
      {children}
      {endIcon && <Icon name={endIcon} />}
    </a>
  );
}
