import { useStore } from '@nanostores/react';
import { $hasConsoleKeys, switchConsoleKeys } from '../../../client/console-keys.ts';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { type Shortcut, shortcuts } from './shortcuts.ts';

/** The list of keyboard shortcuts, for people with a keyboard. */
export function ShortcutHelp() {
  const { t } = useTexts();
  const isOn = useStore($hasConsoleKeys);
  return (
    <div className="shortcut-help text-sm soft">
      <Checkbox value={isOn} onChange={switchConsoleKeys}>
        {t('console.keys.on')}
      </Checkbox>
      {isOn &&
        (Object.keys(shortcuts) as Shortcut[]).map((id) => (
          <span key={id}>
            <kbd>{shortcuts[id]}</kbd> {t(`console.keys.${id}`)}
          </span>
        ))}
    </div>
  );
}
