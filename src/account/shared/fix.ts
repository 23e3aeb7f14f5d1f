import { firstFaultOf } from '../../../contract/moderation/rejection.ts';

/** Value of `fix` in an address that opens the form at the first field of the rejection. */
export const firstFault = 'first';

/**
 * The field at which a form opens.
 * @param fix of the address: the name of a field (contract/moderation/rejection.ts), or {@link firstFault}
 * @param fields of the form, by those names
 */
export function fieldToFix<Field>(
  fix: string | undefined,
  rejectReason: string | null,
  fields: Readonly<Record<string, Field>>,
): Field | undefined {
  const name = fix === firstFault ? firstFaultOf(rejectReason) : fix;
  return name === undefined || !Object.hasOwn(fields, name) ? undefined : fields[name];
}
