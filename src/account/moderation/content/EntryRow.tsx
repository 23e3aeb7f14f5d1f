import { useState } from 'react';
import type { ContentEntry } from '../../../../contract/publishing/schemas.ts';
import { minuteMs } from '../../../../contract/limits.ts';
import { pricedServices } from '../../../../contract/plan/charge.ts';
import { apiLanguage, apiLanguages } from '../../../../contract/text/languages.ts';
import { Badge } from '../../../ui/Badge.tsx';
import type { Texts } from '../../../i18n/texts.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { formatMoment } from '../../../i18n/format.ts';

/** In the reader's language, else in the first language with a title. */
function titleOf({ t, language }: Texts, titles: ContentEntry['titles']): string {
  const own = titles[apiLanguage(language)];
  if (own !== undefined && own !== '') return own;
  return apiLanguages.map((each) => titles[each] ?? '').find((title) => title !== '') ?? t('publishing.unnamed');
}

/** The name of an entry. */
export function entryName(texts: Texts, { kind, key, titles }: ContentEntry): string {
  if (kind === 'price') return texts.t(`publishing.service.${pricedServices.find((each) => String(each) === key) ?? 0}`);
  return kind === 'pack' ? texts.creditsOf(Number(titles.EN ?? 0)) : titleOf(texts, titles);
}

/** The scheduled run starts every minute. If an entry has been due for longer than this, its publication has failed. */
const lateMs = 3 * minuteMs;

/** The states of an entry: public, scheduled, draft. */
export function EntryState({ entry: { version, live, due, dtDueAt } }: { entry: ContentEntry }) {
  const { t, language } = useTexts();
  const [now] = useState(() => Date.now());
  const isLate = dtDueAt !== null && Date.parse(dtDueAt) + lateMs < now;
  return (
    <span className="row">
      {live !== null && <Badge tone="green">{t('publishing.state.public')}</Badge>}
      {due !== null && dtDueAt !== null && (
        <Badge tone={isLate ? 'red' : 'teal'}>
          {isLate ? t('publishing.state.late') : t('publishing.state.due', { time: formatMoment(dtDueAt, language) })}
        </Badge>
      )}
      {version !== live && version !== due && <Badge tone="amber">{t('publishing.state.draft')}</Badge>}
    </span>
  );
}

export function EntryRow({ entry, href, isChosen }: { entry: ContentEntry; href: string; isChosen: boolean }) {
  const texts = useTexts();
  const { titles, parent, dtChangedAt, kind } = entry;
  const languages = kind === 'news' || kind === 'banner' ? apiLanguages.filter((each) => (titles[each] ?? '') !== '') : [];
  return (
    <li>
      <a className="queue__item" href={href} aria-current={isChosen ? 'true' : undefined}>
        {parent !== null && (
          <span className="faint text-xs" dir="auto">
            {titleOf(texts, parent)}
          </span>
        )}
        <span className="medium clamp-3 keep-edge" dir="auto">
          {entryName(texts, entry)}
        </span>
        <EntryState entry={entry} />
        <span className="faint text-xs">
          {[languages.join(' '), dtChangedAt === null ? '' : texts.date(dtChangedAt)].filter((part) => part !== '').join(' · ')}
        </span>
      </a>
    </li>
  );
}
