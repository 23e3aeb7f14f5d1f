import type { AnchorHTMLAttributes, Ref } from 'react';
import { type ButtonLook, buttonLook } from './button-look.ts';
import { Icon } from './Icon.tsx';

export interface LinkButtonProps
  extends ButtonLook, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'aria-label' | 'title' | 'children'> {
  ref?: Ref<HTMLAnchorElement>;
  href: string;
}

/** A link styled as a button, because it starts an action on another page. */
export function LinkButton({ variant, wide, icon, endIcon, label, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} {...buttonLook({ variant, wide, label, children })}>
      {icon && <Icon name={icon} />}
      {children}
      {endIcon && <Icon name={endIcon} />}
    </a>
  );
}
