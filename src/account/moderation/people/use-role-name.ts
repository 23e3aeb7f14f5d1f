import { flags as allFlags, type Permissions } from '../../../../contract/permissions.ts';
import { roleOf } from '../../shared/gate/staff-roles.ts';
import { useTexts } from '../../shared/texts.tsx';

/** The name of the role that has these permission flags. */
export function useRoleName(): (flags: Readonly<Record<string, boolean>>) => string {
  const { t } = useTexts();
  return (flags) => {
    const held = Object.fromEntries(allFlags.map((flag) => [flag, flags[flag] === true])) as Permissions;
    return t(`staff.role.name.${roleOf(held) ?? 'own'}`);
  };
}
