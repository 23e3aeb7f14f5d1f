import { asciiLowerCase } from '../../../../contract/text/letter-case.ts';
import { queueFilters } from '../../../../contract/moderation/filters.ts';
import type { ModerationKind } from '../../../../contract/moderation/schemas.ts';
import { fromApiLanguage, languageNames } from '../../../../contract/text/languages.ts';
import { Select } from '../../../ui/field/Select.tsx';
import { useCountries } from '../../shared/data/lookups.ts';
import { open } from '../../shared/route.ts';
import { useTexts } from '../../shared/texts.tsx';
import { filtersOf, queueAddress, type QueueFilters } from './queue-address.ts';

type Name = keyof typeof queueFilters;

/** Filters a queue; the address stores the filters. */
export function QueueFilter({ kind, filters }: { kind: ModerationKind; filters: QueueFilters }) {
  const { t, language } = useTexts();
  const countries = useCountries();
  const fields: Record<Name, { label: string; options: { id: string; label: string }[] }> = {
    language: {
      label: t('console.queue.language'),
      options: queueFilters.language.codes.map((id) => ({ id, label: languageNames[fromApiLanguage(id)].name })),
    },
    country: {
      label: t('console.queue.country'),
      options: countries.map(({ code, name }) => ({ id: asciiLowerCase(code), label: name[language] })),
    },
    olderThanHours: {
      label: t('console.queue.age'),
      options: queueFilters.olderThanHours.codes.map((id) => ({ id, label: t(`console.queue.ages.${id}`) })),
    },
    claimed: {
      label: t('console.queue.claimed'),
      options: queueFilters.claimed.codes.map((id) => ({ id, label: t(`console.queue.claims.${id}`) })),
    },
  };
  return (
    <div className="queue-filter">
      {(Object.keys(fields) as Name[]).map((name) => (
        <Select
          key={name}
          label={fields[name].label}
          value={filters[name] ?? ''}
          onChange={(value) => open(queueAddress(kind, filtersOf({ ...filters, [name]: value })))}
          options={[{ id: '', label: t('console.queue.all') }, ...fields[name].options]}
        />
      ))}
    </div>
  );
}
