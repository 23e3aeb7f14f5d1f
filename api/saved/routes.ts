import { asciiLowerCase } from '../../contract/text/letter-case.ts';
import { requestPath } from '../../contract/request/address.ts';
import { getSaved, getSavedKeys, removeSaved, saveItem } from '../../contract/saved/calls.ts';
import type { SavedItem } from '../../contract/saved/schemas.ts';
import { isoTime, isoTimeOrNull } from '../platform/clock.ts';
import { done, on, type Route } from '../platform/http/handler.ts';
import { mediaUrl } from '../platform/media-url.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { findSavable, listSaved, listSavedKeys, removeStatement, type SavedRow, saveStatement } from './store.ts';

function pathOf({ id, state, company_path, service_type }: SavedRow): string {
  if (state !== 'public') return '';
  return service_type === null ? `/companies/${company_path ?? ''}` : requestPath(service_type, id);
}

const itemOf = (row: SavedRow): SavedItem => ({
  id: row.id,
  state: row.state,
  name: row.name,
  path: pathOf(row),
  logoURL: mediaUrl(row.logo_key),
  country: asciiLowerCase(row.country_code ?? ''),
  dtExpire: isoTimeOrNull(row.expires_at),
  dtSaved: isoTime(row.created_at),
});

export const savedRoutes: readonly Route[] = [
  on(getSaved, async ({ query: { kind, page = 0, language: reader }, caller, deps: { db, clock } }) => {
    const { rows, counts } = await listSaved(db, caller.userId, { kind, page, reader }, clock.now());
    return { items: rows.map(itemOf), counts };
  }),
  on(getSavedKeys, async ({ caller, deps: { db } }) => {
    const keys = await listSavedKeys(db, caller.userId);
    const of = (kind: 'company' | 'request'): string[] => keys.filter((each) => each.kind === kind).map(({ key }) => key);
    return { company: of('company'), request: of('request') };
  }),
  on(saveItem, async ({ body: { kind, key }, caller, deps: { commit, db, clock } }) => {
    const id = await findSavable(db, kind, key, clock.now());
    if (id === null) throw new Refusal('NOT_FOUND');
    return commit([saveStatement(db, caller.userId, kind, id, clock.now())], done('SAVED', 'It was saved.', {}));
  }),
  on(removeSaved, async ({ body: { kind, key }, caller, deps: { commit, db } }) =>
    commit([removeStatement(db, caller.userId, kind, key)], done('SAVED_REMOVED', 'It is saved no longer.', {})),
  ),
];
