import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Category } from '../../../../contract/lookup/schemas.ts';
import { toast } from '../../../client/toasts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { ComboBox } from '../../../ui/field/ComboBox.tsx';
import { RadioInput } from '../../../form/fields/RadioInput.tsx';
import { useBound } from '../../../form/fields/use-bound.ts';
import { optionsOf } from '../../shared/fields/category-options.ts';
import { useCategories } from '../../shared/data/lookups.ts';
import { activityTexts } from '../../shared/activity.ts';
import { useTexts } from '../../shared/texts.tsx';
import type { ChosenCategory, CompanyValues } from './values.ts';

/** Categories with their sub-categories, and the activity area: import, export or both. */
export function CategoriesPart({ categoryLimit }: { categoryLimit: number }) {
  const { t, number } = useTexts();
  const categories = useCategories();
  const { value, onChange, ref, errorMessage } = useBound('categories');
  const { setFocus } = useFormContext();
  const chosen = value as ChosenCategory[];
  const remove = (id: string): void => {
    onChange(chosen.filter((each) => each.categoryId !== id));
    // The button that had the focus is gone with its row by then, and the picker is shown, which may be hidden now.
    requestAnimationFrame(() => setFocus('categories'));
  };
  const change = (id: string, subCategoryIds: string[]): void =>
    onChange(chosen.map((each) => (each.categoryId === id ? { categoryId: id, subCategoryIds } : each)));

  const add = (id: string): boolean => {
    if (chosen.some(({ categoryId }) => categoryId === id)) {
      toast('bad', t('company.categoryChosenAlready'), 'business');
      return false;
    }
    onChange([...chosen, { categoryId: id, subCategoryIds: [] }]);
    return true;
  };
  return (
    <div className="stack gap-6">
      <div className="stack gap-3">
        {chosen.map(({ categoryId, subCategoryIds }) => (
          <ChosenRow
            key={categoryId}
            category={categories.find(({ id }) => id === categoryId)}
            subCategoryIds={subCategoryIds}
            onChange={(ids) => change(categoryId, ids)}
            onRemove={() => remove(categoryId)}
          />
        ))}
        <NextCategory
          inputRef={ref}
          categories={categories}
          isFull={chosen.length >= categoryLimit}
          onAdd={add}
          errorMessage={errorMessage}
          isFirst={chosen.length === 0}
        />
        <p className="hint">{t('account.count', { used: number(chosen.length), limit: number(categoryLimit) })}</p>
      </div>
      <RadioInput<CompanyValues>
        name="activityArea"
        label={t('company.field.activityArea')}
        look="row"
        options={(['1', '2', 'both'] as const).map((id) => ({ id, label: t(activityTexts[id]) }))}
        isRequired
      />
    </div>
  );
}

interface ChosenRowProps {
  category: Category | undefined;
  subCategoryIds: readonly string[];
  onChange: (ids: string[]) => void;
  onRemove: () => void;
}

function ChosenRow({ category, subCategoryIds, onChange, onRemove }: ChosenRowProps) {
  const { t, language } = useTexts();
  if (category === undefined) return null;
  const name = category.description[language];
  return (
    <fieldset className="category-row">
      <legend className="visually-hidden">{name}</legend>
      <div className="row row--apart row--fixed">
        <strong className="medium">{name}</strong>
        <Button variant="quiet" icon="close" label={t('account.removeOne', { name })} onClick={onRemove} />
      </div>
      {subCategoryIds.length === 0 && <p className="hint">{t('company.hint.subCategory')}</p>}
      <div className="sub-categories">
        {optionsOf(category.subCategories, language).map(({ id, label }) => (
          <Checkbox
            key={id}
            value={subCategoryIds.includes(id)}
            onChange={(isOn) => onChange(isOn ? [...subCategoryIds, id] : subCategoryIds.filter((each) => each !== id))}
          >
            {label}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}

interface NextCategoryProps {
  inputRef: React.Ref<HTMLInputElement>;
  categories: readonly Category[];
  isFull: boolean;
  isFirst: boolean;
  onAdd: (id: string) => boolean;
  errorMessage: string | undefined;
}

function NextCategory({ inputRef, categories, isFull, isFirst, onAdd, errorMessage }: NextCategoryProps) {
  const { t, language } = useTexts();
  // A new key resets the picker after each choice.
  const [round, setRound] = useState(0);
  if (isFull && errorMessage === undefined) return null;
  return (
    <ComboBox
      key={`${round} ${categories.length}`}
      ref={inputRef}
      label={isFirst ? t('company.field.category') : t('company.addCategory')}
      value={null}
      onChange={(id) => {
        if (id === null) return;
        onAdd(id);
        setRound(round + 1);
      }}
      options={optionsOf(categories, language)}
      openLabel={t('common.actions.choose')}
      noneLabel={t('common.nothingFound')}
      errorMessage={errorMessage}
      disabled={isFull || categories.length === 0}
      isRequired={isFirst}
    />
  );
}
