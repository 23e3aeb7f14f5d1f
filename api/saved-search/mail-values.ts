/** Values of the mails about saved searches when they are sent: without rows that are no longer public, and searches without mails. */
import { isolated } from '../../contract/text/isolate.ts';
import { titleText } from '../platform/text/title-text.ts';
import { titleOf } from '../platform/text/title.ts';
import { countText } from '../mail/count-text.ts';
import type { MailValues } from '../platform/subject/subject.ts';
import { findMailed, listMailed } from './mailed-store.ts';
import { groupOf, singleMailsPerHour } from './notify.ts';

/** Matches that a mail lists; for more, it only states the number. */
const linesMax = 10;

export const matchValues: MailValues = async (db, { values }) =>
  (await findMailed(db, values['searchId'] ?? '', values['targetId'] ?? '')) === null ? null : values;

export const matchesValues: MailValues = async (db, { language, values }) => {
  const level = values['level'] === 'now' ? 'now' : 'day';
  const userId = values['userId'] ?? '';
  const matches = await listMailed(db, {
    userId,
    level,
    since: Number(values['since']),
    until: Number(values['until']),
    group: level === 'now' ? groupOf(userId) : '',
    singleMax: singleMailsPerHour,
    linesMax,
  });
  const count = matches[0]?.count ?? 0;
  if (count === 0) return null;
  const lines = matches.map(({ names, search }) => `${isolated(titleText(titleOf(names, language), language))} · ${isolated(search)}`);
  return {
    ...values,
    matches: countText(language, 'matches', count),
    lines: [...lines, ...(count > linesMax ? ['…'] : [])].join('\n\n'),
  };
};
