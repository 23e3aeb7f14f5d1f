import { useRef, useState, type MouseEvent } from 'react';
import { safePath } from '../../../contract/safe-path.ts';
import {
  deleteSavedSearch,
  editSavedSearch,
  readSavedSearch,
  searchLevels,
  type SearchLevel,
} from '../../../contract/saved-search/calls.ts';
import type { SavedSearch } from '../../../contract/saved-search/schemas.ts';
import { call } from '../../client/call.ts';
import { saySuccess } from '../shared/say-success.ts';
import { isolated } from '../../../contract/text/isolate.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { link, open } from '../shared/route.ts';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/data/use-write.ts';
import { RenameSearch } from './RenameSearch.tsx';

const isPlain = (event: MouseEvent): boolean => event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/** A saved search: a link to its list, the number of new matches, and the frequency of its mails. */
export function SearchRow({ search }: { search: SavedSearch }) {
  const { t, date, number } = useTexts();
  const editing = useWrite(editSavedSearch, { isShownByReading: true });
  const deleting = useWrite(deleteSavedSearch, { isShownByReading: true });
  const [isNaming, setNaming] = useState(false);
  const { id, kind, name, level, newCount, dtSaved } = search;
  /** The choice that is being saved. */
  const [chosen, setChosen] = useState<SearchLevel>();
  const newest = useRef(level);
  const path = safePath(search.path);
  const follow = async (event: MouseEvent): Promise<void> => {
    if (newCount === 0 || !isPlain(event)) return;
    event.preventDefault();
    // The page waits for the call, because leaving would abort it.
    await call(readSavedSearch, { body: { id } });
    open(path);
  };
  const choose = async (value: string): Promise<void> => {
    newest.current = searchLevels.find((each) => each === value) ?? level;
    setChosen(newest.current);
    // The list stays enabled while a choice is saved, because a disabled one would lose the focus. The newest choice is saved last.
    if (editing.busy) return;
    let saved: SearchLevel;
    let isSaved: boolean;
    do {
      saved = newest.current;
      isSaved = (await editing.run({ body: { id, level: saved } })).ok;
      editing.renew();
    } while (newest.current !== saved);
    setChosen(undefined);
    if (isSaved) saySuccess(t, editSavedSearch, 'favourite.search.changed');
  };
  const remove = async (): Promise<void> => {
    if ((await deleting.run({ body: { id } })).ok) saySuccess(t, deleteSavedSearch, 'favourite.search.removed');
  };
  return (
    <li className="own-row">
      <div className="stack gap-1">
        <h2 className="own-row__title keep-edge" dir="auto">
          <a href={link(path)} onClick={(event) => void follow(event)}>
            {name}
          </a>
        </h2>
        <p className="row text-xs faint">
          {newCount > 0 && <Badge tone="teal">{t('favourite.search.new', { count: newCount, number: number(newCount) })}</Badge>}
          <span>{t(`favourite.search.kind.${kind}`)}</span>
          <span>{t('favourite.savedOn', { date: date(dtSaved) })}</span>
        </p>
      </div>
      <div className="own-row__actions saved-search__actions">
        <Select
          label={t('favourite.search.mails')}
          value={chosen ?? level}
          onChange={(value) => void choose(value)}
          options={searchLevels.map((each) => ({ id: each, label: t(`favourite.search.level.${each}`) }))}
        />
        <Button
          variant="secondary"
          icon="edit"
          label={`${t('favourite.search.rename')}: ${isolated(name)}`}
          onClick={() => setNaming(true)}
        />
        <Button
          variant="secondary"
          icon="trash"
          label={t('account.removeOne', { name: isolated(name) })}
          busy={deleting.busy}
          onClick={() => void remove()}
        />
      </div>
      {isNaming && <RenameSearch search={search} onClose={() => setNaming(false)} />}
    </li>
  );
}
