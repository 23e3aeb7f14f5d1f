import { ownRequestSorts, type OwnRequestSort } from '../../../../contract/request/calls.ts';
import { requestStates } from '../../../../contract/request/rules.ts';
import { Select } from '../../../ui/field/Select.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { serviceTypes } from '../service-types.ts';
import type { ListQuery } from './list-query.ts';

export interface RequestFiltersProps {
  shown: ListQuery;
  onChange: (change: Partial<ListQuery>) => void;
}

/** Filters and order of the account's requests. */
export function RequestFilters({ shown, onChange }: RequestFiltersProps) {
  const { t } = useTexts();
  const sortName = (sort: OwnRequestSort): string =>
    sort === 'newest' || sort === 'oldest' ? t(`common.sort.${sort}`) : t(`request.form.sort.${sort}`);
  return (
    <div className="form-grid form-grid--3">
      <Select
        label={t('request.form.field.type')}
        value={shown.type}
        onChange={(type) => onChange({ type: type as ListQuery['type'] })}
        placeholder={t('request.form.all')}
        options={serviceTypes.map((id) => ({ id, label: t(`request.form.type.${id}`) }))}
      />
      <Select
        label={t('request.form.field.state')}
        value={shown.state}
        onChange={(state) => onChange({ state: state as ListQuery['state'] })}
        placeholder={t('request.form.all')}
        options={requestStates.map((id) => ({ id, label: t(`request.form.state.${id}`) }))}
      />
      <Select
        label={t('common.sort.label')}
        value={shown.sort}
        onChange={(sort) => onChange({ sort: sort as OwnRequestSort })}
        options={ownRequestSorts.map((id) => ({ id, label: sortName(id) }))}
      />
    </div>
  );
}
