import { useState } from 'react';
import { listPageSize } from '../../../../contract/limits.ts';
import { useTypingEnd } from '../../shared/use-typing-end.ts';
import { productLengths, type ProductSort, productSorts } from '../../../../contract/product/fields.ts';
import { Select } from '../../../ui/field/Select.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import type { ProductPlace } from '../../shared/gate/product-place.ts';
import { useTexts } from '../../shared/texts.tsx';

export interface ProductToolsProps {
  place: ProductPlace;
  /** The number of products that match. */
  count: number;
  onSort: (sort: ProductSort) => void;
  onFind: (find: string) => void;
}

/** Search and order, for a list that is long enough to need them. */
export function ProductTools({ place, count, onSort, onFind }: ProductToolsProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(place.find);
  const [answered, setAnswered] = useState(place.find);
  if (place.find !== answered) {
    // Adopts the text of the address when back navigation has changed it.
    setAnswered(place.find);
    if (place.find.trim() !== typed.trim()) setTyped(place.find);
  }
  useTypingEnd(typed, (text) => {
    if (text.trim() !== place.find) onFind(text.trim());
  });
  if (count < 2 && place.find === '') return null;
  return (
    <div className="form-grid">
      {(count > listPageSize || place.find !== '') && (
        <TextField type="search" label={t('product.find')} value={typed} dir="auto" maxLength={productLengths.name} onChange={setTyped} />
      )}
      <Select
        label={t('common.sort.label')}
        value={place.sort}
        onChange={(next) => onSort(productSorts.find((sort) => sort === next) ?? place.sort)}
        options={productSorts.map((id) => ({ id, label: id === 'name' ? t('product.sortName') : t(`common.sort.${id}`) }))}
      />
    </div>
  );
}
