import type { ReactNode } from 'react';
import { useFormContext, useWatch, type FieldPath } from 'react-hook-form';
import { isNone, none } from '../../../../contract/company/fields.ts';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import type { CompanyValues } from './values.ts';

interface NoneOrTextProps {
  name: FieldPath<CompanyValues> & ('webSite' | 'taxOffice');
  /** "We have none". */
  label: string;
  /** The field for companies that have one. */
  children: ReactNode;
}

/** A required text that some companies do not have. A checkbox says so, so that nobody has to invent a text. */
export function NoneOrText({ name, label, children }: NoneOrTextProps) {
  const { setValue } = useFormContext<CompanyValues>();
  const hasNone = isNone(useWatch<CompanyValues, typeof name>({ name }));
  return (
    <div className="stack gap-2">
      {!hasNone && children}
      <Checkbox
        value={hasNone}
        onChange={(isChecked) => setValue(name, isChecked ? none : '', { shouldDirty: true, shouldValidate: isChecked })}
      >
        {label}
      </Checkbox>
    </div>
  );
}
