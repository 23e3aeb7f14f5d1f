import { useStore } from '@nanostores/react';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { useTexts } from '../shared/texts.tsx';
import { $hasShortcuts, type Shortcut, shortcuts, switchShortcuts } from './shortcuts.ts';

/** Which key does what, for who has a keyboard. */
export function ShortcutHelp() {
  const { t } = useTexts();
  const isOn = useStore($hasShortcuts);
  return (
    <div className="shortcut-help text-sm soft">
      <Checkbox value={isOn} onChange={switchShortcuts}>
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
