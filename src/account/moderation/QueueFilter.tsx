import { asciiLowerCase } from '../../../contract/letter-case.ts';
import { claimStates } from '../../../contract/moderation/calls.ts';
import type { ModerationKind } from '../../../contract/moderation/schemas.ts';
import { apiLanguages, fromApiLanguage } from '../../../contract/languages.ts';
import { languageNames } from '../../i18n/languages.ts';
import { Select } from '../../ui/Select.tsx';
import { useCountries } from '../shared/lookups.ts';
import { open } from '../shared/route.ts';
import { useTexts } from '../shared/texts.tsx';
import { type filterNames, queueAddress, type QueueFilters } from './queue-address.ts';

/** Hours that are offered. */
const ages = ['24', '72', '168'] as const;

/** Narrows a queue; what is chosen stands in the address. */
export function QueueFilter({ kind, filters }: { kind: ModerationKind; filters: QueueFilters }) {
  const { t, language } = useTexts();
  const countries = useCountries();
  const all = { id: '', label: t('console.queue.all') };
  const choose = (name: (typeof filterNames)[number]) => (value: string) => {
    const { [name]: _, ...others } = filters;
    open(queueAddress(kind, value === '' ? others : { ...others, [name]: value }));
  };
  return (
    <div className="queue-filter">
      <Select
        label={t('console.queue.language')}
        value={filters.language ?? ''}
        onChange={choose('language')}
        options={[all, ...apiLanguages.map((id) => ({ id, label: languageNames[fromApiLanguage(id)].name }))]}
      />
      <Select
        label={t('console.queue.country')}
        value={filters.country ?? ''}
        onChange={choose('country')}
        options={[all, ...countries.map(({ code, name }) => ({ id: asciiLowerCase(code), label: name[language] }))]}
      />
      <Select
        label={t('console.queue.age')}
        value={filters.olderThanHours ?? ''}
        onChange={choose('olderThanHours')}
        options={[all, ...ages.map((id) => ({ id, label: t(`console.queue.ages.${id}`) }))]}
      />
      <Select
        label={t('console.queue.claimed')}
        value={filters.claimed ?? ''}
        onChange={choose('claimed')}
        options={[all, ...claimStates.map((id) => ({ id, label: t(`console.queue.claims.${id}`) }))]}
      />
    </div>
  );
}
