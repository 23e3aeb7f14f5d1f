import { asciiLowerCase } from '../../contract/text/letter-case.ts';
import { requestPath } from '../../contract/request/address.ts';
import { getFavourites, getFavouriteKeys, removeFavourite, addFavourite } from '../../contract/favourite/calls.ts';
import type { Favourite } from '../../contract/favourite/schemas.ts';
import type { Title } from '../../contract/text/author-texts.ts';
import { isoTime, isoTimeOrNull } from '../platform/clock.ts';
import { done, on, type Route } from '../platform/http/handler.ts';
import { titleOf } from '../platform/text/title.ts';
import { mediaUrl } from '../platform/media-url.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { findSavable, listFavourites, listFavouriteKeys, removeStatement, type FavouriteRow, saveStatement } from './store.ts';

function pathOf({ id, state, company_path, service_type }: FavouriteRow): string {
  if (state !== 'public') return '';
  return service_type === null ? `/companies/${company_path ?? ''}` : requestPath(service_type, id);
}

const itemOf = (row: FavouriteRow, title: Title): Favourite => ({
  id: row.id,
  state: row.state,
  name: title.text,
  ...(row.names !== null && { title }),
  path: pathOf(row),
  logoURL: mediaUrl(row.logo_key),
  country: asciiLowerCase(row.country_code ?? ''),
  dtExpire: isoTimeOrNull(row.expires_at),
  dtSaved: isoTime(row.created_at),
});

export const favouriteRoutes: readonly Route[] = [
  on(getFavourites, async ({ query: { kind, page = 0, language }, caller, deps: { db, clock } }) => {
    const { rows, counts } = await listFavourites(db, caller.userId, { kind, page }, clock.now());
    return { items: rows.map((row) => itemOf(row, titleOf(row.names, language ?? caller.language, row.name))), counts };
  }),
  on(getFavouriteKeys, async ({ caller, deps: { db } }) => {
    const keys = await listFavouriteKeys(db, caller.userId);
    const of = (kind: 'company' | 'request'): string[] => keys.filter((each) => each.kind === kind).map(({ key }) => key);
    return { company: of('company'), request: of('request') };
  }),
  on(addFavourite, async ({ body: { kind, key }, caller, deps: { commit, db, clock } }) => {
    const id = await findSavable(db, kind, key, clock.now());
    if (id === null) throw new Refusal('NOT_FOUND');
    return commit([saveStatement(db, caller.userId, kind, id, clock.now())], done('SAVED', 'It was saved.', {}));
  }),
  on(removeFavourite, async ({ body: { kind, key }, caller, deps: { commit, db } }) =>
    commit([removeStatement(db, caller.userId, kind, key)], done('SAVED_REMOVED', 'It is saved no longer.', {})),
  ),
];
