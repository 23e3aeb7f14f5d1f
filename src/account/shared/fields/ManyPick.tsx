import { useFormContext, useWatch } from 'react-hook-form';
import { useBound } from '../../../form/fields/use-bound.ts';
import { ComboBox, type ComboBoxOption } from '../../../ui/field/ComboBox.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useTexts } from '../texts.tsx';

export interface ManyPickProps {
  /** A list of ids in the form's values. */
  name: string;
  label: string;
  hint?: string;
  options: readonly ComboBoxOption[];
  limit: number;
  /** False if the section already says that all its fields are optional. */
  saysOptional?: boolean;
}

/** A choice of several options, found by typing; each chosen one has a button to remove it. */
export function ManyPick({ name, label, hint, options, limit, saysOptional = true }: ManyPickProps) {
  const { t, number } = useTexts();
  const { setFocus } = useFormContext();
  const chosen = useWatch({ name }) as readonly string[];
  const { onChange, ref, errorMessage } = useBound(name);
  // The picker is re-created after each choice, which clears its text, so the focus has to be restored.
  const change = (ids: readonly string[]): void => {
    onChange(ids);
    requestAnimationFrame(() => setFocus(name));
  };
  const labelOf = (id: string): string => options.find((option) => option.id === id)?.label ?? id;
  return (
    <div className="stack gap-2">
      <ComboBox
        key={`${options.length} ${chosen.length}`}
        ref={ref}
        label={label}
        hint={hint ?? t('account.count', { used: number(chosen.length), limit: number(limit) })}
        {...(saysOptional && { optionalLabel: t('common.optional') })}
        {...(errorMessage !== undefined && { errorMessage })}
        value={null}
        onChange={(id) => id !== null && !chosen.includes(id) && change([...chosen, id])}
        options={options.filter(({ id }) => !chosen.includes(id))}
        disabled={chosen.length >= limit || options.length === 0}
        openLabel={t('common.actions.choose')}
        noneLabel={t('common.nothingFound')}
      />
      {chosen.length > 0 && (
        <ul className="row">
          {chosen.map((id) => (
            <li key={id} className="chip">
              {labelOf(id)}
              <button
                type="button"
                aria-label={t('account.removeOne', { name: labelOf(id) })}
                onClick={() => change(chosen.filter((each) => each !== id))}
              >
                <Icon name="close" size="small" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
