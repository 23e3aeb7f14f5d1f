import { dayMs, hourMs } from '../../contract/limits.ts';
import { addNotice, getNoticeTarget } from '../../contract/notice/calls.ts';
import type { NoticeKind } from '../../contract/notice/fields.ts';
import { asciiUpperCase, caseless } from '../../contract/text/letter-case.ts';
import { mailStatement } from '../mail/mail.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { acceptedLanguage } from '../platform/http/accepted-language.ts';
import { done, on, type Route } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { newId } from '../platform/ids.ts';
import { keyedHash } from '../platform/security/keyed-hash.ts';
import { limitTries } from '../platform/security/throttle-store.ts';
import { deliverSoon } from '../platform/subject/jobs.ts';
import { titleOf } from '../platform/text/title.ts';
import { titleText } from '../platform/text/title-text.ts';
import { isReported, noticeStatements, readTarget } from './store.ts';
import { targetOf } from './target.ts';

/** An office behind one IP address may report a few copies of its catalogue; a script may not flood the moderators. */
const noticesPerHour = 20;
/** So that the form cannot flood somebody else's mailbox with receipts. */
const noticesPerAddressAndDay = 10;

/** Ten characters that a person can read out. */
const newNumber = (): string => asciiUpperCase(newId().slice(0, 10));

/** @throws Refusal NOT_FOUND unless it is public */
async function requirePublic(db: D1DatabaseSession, kind: NoticeKind, id: string, now: number) {
  const target = await readTarget(db, kind, id, now);
  if (target?.is_public !== 1) throw new Refusal('NOT_FOUND');
  return target;
}

export const noticeRoutes: readonly Route[] = [
  on(getNoticeTarget, async ({ query: { kind, id, lang }, deps: { db, clock } }) =>
    targetOf(kind, await requirePublic(db, kind, id, clock.now()), lang),
  ),
  on(addNotice, async ({ body, caller, request, deps }) => {
    const { commit, env, db, clock, address } = deps;
    const now = clock.now();
    const { kind, id, email } = body;
    await limitTries(db, `notice:${await keyedHash(env, 'notice', address)}`, noticesPerHour, hourMs, now);
    const target = await requirePublic(db, kind, id, now);
    if (await isReported(db, kind, id, email)) throw new Refusal('ALREADY_REPORTED');
    await limitTries(db, `notice-mail:${await keyedHash(env, 'notice', caseless(email))}`, noticesPerAddressAndDay, dayMs, now);
    const number = newNumber();
    const language = caller?.language ?? acceptedLanguage(request.headers.get('accept-language'));
    const item = titleText(titleOf(target.names, language, target.name), language);
    const values = { name: body.name, number, item, href: targetOf(kind, target, language).path };
    const { reason, text, rights = '', name } = body;
    const sent = await commit(
      [
        ...noticeStatements(
          db,
          { caseId: newId(), number, kind, id, reason, text, rights, name, email, language, reporterUserId: caller?.userId ?? null },
          now,
        ),
        changedStatement(db),
        mailStatement(db, `notice-received:${number}`, { to: email, language, template: 'notice-received', values }, now),
      ],
      done('OK', 'OK', { number }),
      'ALREADY_REPORTED',
    );
    deliverSoon(deps);
    return sent;
  }),
];
