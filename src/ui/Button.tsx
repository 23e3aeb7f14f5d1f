import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon/names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'spend';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'aria-label'> {
  ref?: Ref<HTMLButtonElement>;
  variant?: ButtonVariant;
  /** Whether work is under way. The button then keeps its size and focus, and ignores presses. */
  busy?: boolean;
  /** Whether presses are ignored for a while, such as during a countdown. Unlike a disabled button it keeps the focus. */
  paused?: boolean;
  wide?: boolean;
  icon?: IconName;
  endIcon?: IconName;
  /** The name of a button that shows only its icon, and its tooltip. */
  label?: string;
  children?: ReactNode;
}

/** A button for an action. A view has one primary button; `spend` is for actions that spend credits. */
export function Button({
  variant = 'primary',
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
      type={type}
      onClick={press}
      aria-label={label}
      title={children ? undefined : label}
      aria-busy={busy || undefined}
      aria-disabled={ignores || undefined}
      className={classNames(
        'button',
        variant !== 'primary' && `button--${variant}`,
        wide && 'button--wide',
        label && !children && 'button--icon',
      )}
    >
      {icon && !(busy && !children) && <Icon name={icon} />}
      {children}
      {endIcon && <Icon name={endIcon} />}
    </button>
  );
}
