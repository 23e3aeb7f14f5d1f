import { useId } from 'react';
import type { Flag } from '../../../contract/permissions.ts';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import { useBound } from '../../form/fields/use-bound.ts';
import { useTexts } from '../shared/texts.tsx';
import { chosenFlags, flagGroups } from './rules.ts';

const groups = Object.keys(flagGroups) as (keyof typeof flagGroups)[];

/** The fifteen flags in four groups; a person cannot grant flags that they do not have (docs/behaviour.md#staff-grants). */
export function PermissionFields({ holds }: { holds: (flag: Flag) => boolean }) {
  const { t } = useTexts();
  const id = useId();
  return (
    <>
      {chosenFlags.some((flag) => !holds(flag)) && <p className="hint">{t('staff.onlyOwn')}</p>}
      <div className="form-grid">
        {groups.map((group) => (
          <fieldset key={group} aria-describedby={group === 'messages' ? id : undefined}>
            <legend className="label">{t(`staff.group.${group}`)}</legend>
            {flagGroups[group].map((flag) => (
              <PermissionInput key={flag} flag={flag} isFixed={flag === 'viewUserProfile' || !holds(flag)} />
            ))}
            {group === 'messages' && (
              <p className="hint" id={id}>
                {t('staff.messagesHint')}
              </p>
            )}
          </fieldset>
        ))}
      </div>
    </>
  );
}

function PermissionInput({ flag, isFixed }: { flag: Flag; isFixed: boolean }) {
  const { t } = useTexts();
  const bound = useBound(`permissions.${flag}`);
  return (
    <Checkbox {...bound} value={bound.value as boolean} disabled={isFixed}>
      {t(`staff.flag.${flag}`)}
    </Checkbox>
  );
}
