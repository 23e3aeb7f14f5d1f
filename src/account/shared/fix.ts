import { firstFaultOf } from '../../../contract/moderation/reject-reason.ts';

/** In an address: the form opens at the first field that the rejection refers to. */
export const firstFault = 'first';

/**
 * The field at which a form opens.
 * @param fix of the address: the name of a field (contract/moderation/reject-fields.ts), or {@link firstFault}
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
