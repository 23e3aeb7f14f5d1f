import { createElement, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../icons.ts';
import { later, useNeededPart } from '../later.ts';

export interface MenuChoice {
  id: string;
  label: string;
  icon?: IconName;
  /** A link instead of an action. */
  href?: string;
  isDanger?: boolean;
  isDisabled?: boolean;
}

export interface MenuProps {
  /** The name of the button when it shows only an icon, and of the menu. */
  label: string;
  icon?: IconName;
  /** Content of the button instead of an icon only. */
  children?: ReactNode;
  choices: readonly MenuChoice[];
  onChoose?: (id: string) => void;
}

const popover = later(async () => (import.meta.env.SSR ? null : (await import('./MenuPopover.tsx')).MenuPopover));
const load = (): void => void popover.load().catch(() => undefined);

/** A button that opens a list of actions. */
export function Menu({ label, icon = 'more', children, choices, onChoose }: MenuProps) {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const openByArrow = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setTrigger(event.currentTarget);
  };
  return (
    <>
      <button
        type="button"
        aria-label={label}
        title={children ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={trigger !== null}
        className={classNames('button', 'button--quiet', !children && 'button--icon')}
        onPointerEnter={load}
        onFocus={load}
        onClick={(event) => setTrigger(event.currentTarget)}
        onKeyDown={openByArrow}
      >
        {children ?? <Icon name={icon} />}
      </button>
      <MenuAt label={label} choices={choices} trigger={trigger} onClose={() => setTrigger(null)} {...(onChoose && { onChoose })} />
    </>
  );
}

export interface MenuAtProps extends Pick<MenuProps, 'label' | 'choices' | 'onChoose'> {
  /** The pressed one of the buttons that share this menu; null while the menu is closed. */
  trigger: HTMLElement | null;
  onClose: () => void;
}

/** One menu for many buttons, because a menu for each would be slow on a long page. Its code is loaded with the first menu that opens. */
export function MenuAt(props: MenuAtProps) {
  const Open = useNeededPart(popover, props.trigger !== null, props.onClose);
  return Open === null ? null : createElement(Open, props);
}
