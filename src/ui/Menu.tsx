import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { Button } from 'react-aria-components/Button';
import './press-style.ts';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';

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
  /** What the button shows instead of an icon alone. */
  children?: ReactNode;
  choices: readonly MenuChoice[];
  onChoose?: (id: string) => void;
}

/** A button that opens a list of things to do. */
export function Menu({ label, icon = 'more', children, ...list }: MenuProps) {
  return (
    <MenuTrigger>
      <Button aria-label={label} className={classNames('button', 'button--quiet', !children && 'button--icon')}>
        {children ?? <Icon name={icon} />}
      </Button>
      <Popover className="popover" placement="bottom end" offset={4}>
        <Choices label={label} {...list} />
      </Popover>
    </MenuTrigger>
  );
}

export interface MenuAtProps extends Pick<MenuProps, 'label' | 'choices' | 'onChoose'> {
  /** The button that was pressed, of many that share this list; null while it is closed. */
  trigger: HTMLElement | null;
  onClose: () => void;
}

/** One list of things to do for many buttons: in a long page a menu for each would be dear. */
export function MenuAt({ trigger, onClose, ...list }: MenuAtProps) {
  return (
    <Popover
      className="popover"
      placement="bottom end"
      offset={4}
      isOpen={trigger !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      triggerRef={{ current: trigger }}
    >
      <Choices {...list} onClose={onClose} />
    </Popover>
  );
}

function Choices({ label, choices, onChoose, onClose }: Pick<MenuProps, 'label' | 'choices' | 'onChoose'> & { onClose?: () => void }) {
  // A menu with a button of its own is given the focus by that.
  const closing = onClose && { onClose, autoFocus: true };
  return (
    <AriaMenu className="options" aria-label={label} onAction={(key) => onChoose?.(String(key))} {...closing}>
      {choices.map((choice) => (
        <MenuItem
          key={choice.id}
          id={choice.id}
          textValue={choice.label}
          href={choice.href}
          isDisabled={choice.isDisabled}
          className={classNames('option', choice.isDanger && 'option--danger')}
        >
          {choice.icon && <Icon name={choice.icon} />}
          {choice.label}
        </MenuItem>
      ))}
    </AriaMenu>
  );
}
