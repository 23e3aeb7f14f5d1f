import { useState } from 'react';
import { apiLanguage } from '../../../contract/text/languages.ts';
import { useTexts } from '../shared/texts.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { link } from '../shared/route.ts';
import { firstHeld, pageOf, type SavedTab, savedPath, savedTabs } from './place.ts';
import { FavouriteList } from './FavouriteList.tsx';
import { SavedSearches } from './SavedSearches.tsx';
import { useCall } from '../shared/data/query.ts';
import { getFavourites } from '../../../contract/favourite/calls.ts';
import { getSavedSearches } from '../../../contract/saved-search/calls.ts';

/** The person's favourites and saved searches; the address names tab and page, otherwise the first tab with contents opens. */
export default function SavedPage({ search }: { search: Readonly<Record<string, string>> }) {
  const { t, number, language } = useTexts();
  const named = savedTabs.find((each) => each === search['kind']);
  // Stays open when its last row is removed.
  const [opened, setOpened] = useState<SavedTab>();
  const tab = named ?? opened ?? 'company';
  const page = pageOf(search['page']);
  const items = useCall(getFavourites, {
    query: { kind: tab === 'search' ? 'company' : tab, page: tab === 'search' ? '0' : String(page), language: apiLanguage(language) },
  });
  const first = useCall(
    getFavourites,
    { query: { kind: 'company', page: '0', language: apiLanguage(language) } },
    { enabled: named === undefined },
  );
  const searches = useCall(getSavedSearches);
  const counts: Partial<Record<SavedTab, number>> = {
    ...(items.data ?? first.data)?.counts,
    ...(searches.data !== undefined && { search: searches.data.searches.length }),
  };
  const held = firstHeld(counts);
  const isUndecided = named === undefined && opened === undefined;
  if (isUndecided && held !== undefined) setOpened(held);
  const tabs = savedTabs.map((id) => {
    const count = counts[id];
    return { id, label: t(`favourite.tab.${id}`), href: link(savedPath(id, 0)), ...(count !== undefined && { count: number(count) }) };
  });
  return (
    <div className="wrap page stack gap-6">
      <PageHead title={t('nav.business.saved')} below={<p className="text-sm soft">{t('favourite.lead')}</p>} />
      <Tabs label={t('nav.business.saved')} tabs={tabs} current={tab} />
      <section tabIndex={-1} aria-label={t(`favourite.tab.${tab}`)}>
        {tab === 'search' ? (
          <SavedSearches query={searches} />
        ) : (
          <FavouriteList kind={tab} page={page} query={items} isWaiting={isUndecided && !searches.isError} />
        )}
      </section>
    </div>
  );
}
