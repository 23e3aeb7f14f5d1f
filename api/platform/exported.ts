/** The actions of a person in the data export ("my data"), from the audit log. */
import { isoTime } from './clock.ts';
import { countActs, listActs } from './db/act-store.ts';
import { type Budget, type ExportReader, type ExportText, listText } from './subject/exported.ts';
import type { Work } from './subject/work.ts';

const actsAtOnce = 500;

async function* text({ db }: Work, { userId }: ExportReader, budget: Budget): AsyncGenerator<string, boolean> {
  budget.left -= 1;
  yield `{"count":${await countActs(db, userId)},"items":[`;
  let after = { at: -1, id: '' };
  let isRead = false;
  let isFirst = true;
  while (!isRead && budget.left > 0) {
    budget.left -= 1;
    const rows = await listActs(db, userId, after, actsAtOnce);
    yield listText(
      rows.map(({ at, action, subject, outcome }) => ({ action, subject, outcome, at: isoTime(at) })),
      isFirst,
    );
    isFirst &&= rows.length === 0;
    after = rows.at(-1) ?? after;
    isRead = rows.length < actsAtOnce;
  }
  yield `],"isComplete":${isRead}}`;
  return isRead;
}

export const exported: readonly ExportText[] = [{ name: 'activity', of: 'person', tables: ['audit_log'], text }];
