import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { type ButtonLook, buttonLook } from './button-look.ts';
import { Icon } from './Icon.tsx';

export interface ButtonProps
  extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'aria-label' | 'title' | 'children'> {
  ref?: Ref<HTMLButtonElement>;
  /** Whether work is under way. The button then keeps its size and focus, and ignores presses. */
  busy?: boolean;
  /** Whether presses are ignored for a while, such as during a countdown. Unlike a disabled button it keeps the focus. */
  paused?: boolean;
}

/** A button for an action. A view has one primary button; `spend` is for actions that spend credits. */
export function Button({
  variant,
  busy = false,
  paused = false,
  wide,
  icon,
  endIcon,
  label,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const ignores = busy || paused;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (ignores) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      {...buttonLook({ variant, wide, label, children })}
      type={type}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={ignores || undefined}
    >
      {icon && !(busy && !children) && <Icon name={icon} />}
      {children}
      {endIcon && <Icon name={endIcon} />}
    </button>
  );
}
