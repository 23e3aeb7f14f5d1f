import { Menu as AriaMenu, MenuItem, Popover } from 'react-aria-components/Menu';
import '../field/press-style.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon.tsx';
import { LocaleProvider } from '../LocaleProvider.tsx';
import type { MenuAtProps } from './Menu.tsx';

/** The open menu, which MenuAt loads on demand. */
export function MenuPopover({ trigger, onClose, label, choices, onChoose }: MenuAtProps) {
  // Moves the focus from the button into the list.
  const opened = { onClose, autoFocus: true };
  return (
    <LocaleProvider>
      <Popover
        className="popover"
        aria-label={label}
        placement="bottom end"
        offset={4}
        isOpen={trigger !== null}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        triggerRef={{ current: trigger }}
      >
        <AriaMenu className="options" aria-label={label} onAction={(key) => onChoose?.(String(key))} {...opened}>
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
    </LocaleProvider>
  );
}
