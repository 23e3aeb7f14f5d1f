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
export function Menu({ label, icon = 'more', children, choices, onChoose }: MenuProps) {
  return (
    <MenuTrigger>
      <Button aria-label={label} className={classNames('button', 'button--quiet', !children && 'button--icon')}>
        {children ?? <Icon name={icon} />}
      </Button>
      <Popover className="popover" placement="bottom end" offset={4}>
        <AriaMenu className="options" aria-label={label} onAction={(key) => onChoose?.(String(key))}>
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
      </Popover>
    </MenuTrigger>
  );
}
