import { useFormContext, useWatch } from 'react-hook-form';
import { type Flag, flags, type Permissions } from '../../../contract/permissions.ts';
import { permissionsOf, type Role, roleNames, roleOf } from '../shared/gate/staff-roles.ts';
import { Select } from '../../ui/field/Select.tsx';
import { useTexts } from '../shared/texts.tsx';
import { isWithin } from './rules.ts';

const own = 'own';

/**
 * A role sets the flags below; changing a flag makes the set a custom one. Roles that cannot be granted are not offered
 * (docs/behaviour.md#staff-grants).
 */
export function RoleField({ holds }: { holds: (flag: Flag) => boolean }) {
  const { t } = useTexts();
  const { setValue } = useFormContext<{ permissions: Permissions }>();
  const permissions = useWatch<{ permissions: Permissions }, 'permissions'>({ name: 'permissions' });
  const role = roleOf(permissions);
  const choose = (chosen: string): void => {
    if (chosen === own) return;
    const its = permissionsOf(chosen as Role);
    for (const flag of flags) setValue(`permissions.${flag}`, its[flag], { shouldDirty: true });
  };
  return (
    <Select
      label={t('staff.role.label')}
      hint={t(role === null ? 'staff.role.ownHint' : `staff.role.hint.${role}`)}
      value={role ?? own}
      onChange={choose}
      options={[
        ...roleNames
          .filter((name) => isWithin(permissionsOf(name), holds))
          .map((name) => ({ id: name, label: t(`staff.role.name.${name}`) })),
        { id: own, label: t('staff.role.own'), disabled: role !== null },
      ]}
    />
  );
}
