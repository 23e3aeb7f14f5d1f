import { useFormContext, useWatch } from 'react-hook-form';
import { optionsOf } from './category-options.ts';
import { SelectInput } from '../../../form/fields/SelectInput.tsx';
import { useCategories } from '../data/lookups.ts';
import { useTexts } from '../texts.tsx';

interface CategoryValues {
  categoryId: string;
  subCategoryId: string;
}

/** A category and a sub-category; changing the category clears the sub-category. */
export function CategoryFields({ label, subLabel }: { label: string; subLabel: string }) {
  const { t, language } = useTexts();
  const categories = useCategories();
  const categoryId = useWatch<CategoryValues, 'categoryId'>({ name: 'categoryId' });
  const { setValue } = useFormContext<CategoryValues>();
  const subCategories = categories.find(({ id }) => id === categoryId)?.subCategories ?? [];
  const choose = t('common.actions.choose');
  return (
    <>
      <SelectInput<CategoryValues>
        name="categoryId"
        label={label}
        options={optionsOf(categories, language)}
        placeholder={choose}
        onChanged={() => setValue('subCategoryId', '', { shouldDirty: true })}
        isRequired
      />
      <SelectInput<CategoryValues>
        name="subCategoryId"
        label={subLabel}
        options={optionsOf(subCategories, language)}
        placeholder={choose}
        disabled={subCategories.length === 0}
        isRequired
      />
    </>
  );
}
