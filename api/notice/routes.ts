import { dayMs, hourMs } from '../../contract/limits.ts';
import { addNotice, getNoticeTarget } from '../../contract/notice/calls.ts';
import type { NoticeKind } from '../../contract/notice/fields.ts';
import { normalEmail } from '../../contract/email.ts';
import { acceptedLanguage, apiLanguage } from '../../contract/text/languages.ts';
import { asciiUpperCase } from '../../contract/text/letter-case.ts';
import { mailStatement } from '../mail/mail.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { evidenceText } from '../platform/evidence.ts';
import { type Context, done, on, type Route } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { newId } from '../platform/ids.ts';
import { mediaChangeStatements } from '../platform/media-store.ts';
import { storeUploads } from '../platform/media.ts';
import { keyedHash } from '../platform/security/keyed-hash.ts';
import { countTry, limitTries } from '../platform/security/throttle-store.ts';
import { deliverSoon } from '../platform/subject/jobs.ts';
import { titleOf } from '../platform/text/title.ts';
import { titleText } from '../platform/text/title-text.ts';
import { noticeMailsPerDay } from './mails.ts';
import { snapshotOf, snapshotText } from './snapshot.ts';
import { noticeStatements, refusesNotice } from './store.ts';
import { readTarget } from './target-store.ts';
import { targetOf } from './target.ts';

/** An office behind one IP address may report a few copies of its catalogue; a script may not flood the moderators. */
const noticesPerHour = 20;

/** The number of a report: ten characters that a person can read out. */
const newNumber = (): string => asciiUpperCase(newId().slice(0, 10));

/** @throws Refusal NOT_FOUND unless it is public */
async function requirePublic(db: D1DatabaseSession, kind: NoticeKind, id: string, now: number) {
  const target = await readTarget(db, kind, id, now);
  if (target?.is_public !== 1) throw new Refusal('NOT_FOUND');
  return target;
}

async function add({ body, files, caller, request, deps }: Context<typeof addNotice>) {
  const { commit, env, db, clock, address } = deps;
  const now = clock.now();
  const { kind, email, reason, text, rights = '', name } = body;
  await limitTries(db, `notice:${await keyedHash(env, 'notice', address)}`, noticesPerHour, hourMs, now);
  const target = await requirePublic(db, kind, body.id, now);
  const { id, version, owner_user_id: accountUserId } = target;
  if (await refusesNotice(db, kind, id, caller?.userId ?? null)) throw new Refusal('ALREADY_REPORTED');
  // The answer must not depend on the entered address: it would reveal what its owner has reported, or others could use up the owner's
  // limit.
  const receipts = await countTry(db, `notice-mail:${await keyedHash(env, 'notice', normalEmail(email))}`, dayMs, now);
  // The files belong to the report, which stays if the account of its author is deleted.
  const stored = await storeUploads(deps, files['files'], { ownerUserId: null, call: addNotice, field: 'files' });
  const snapshot = await snapshotOf(deps, kind, target);
  const number = newNumber();
  const language = caller?.language ?? apiLanguage(acceptedLanguage(request.headers.get('accept-language')));
  const item = titleText(titleOf(target.names, language, target.name), language);
  const values = { name, number, item, href: targetOf(kind, target, language).path };
  const sent = await commit(
    [
      ...noticeStatements(
        db,
        {
          caseId: newId(),
          number,
          kind,
          id,
          reason,
          text,
          rights,
          name,
          email,
          language,
          reporterUserId: caller?.userId ?? null,
          accountUserId,
          version,
          snapshot: snapshot && snapshotText(snapshot),
          files: evidenceText(stored),
        },
        now,
      ),
      changedStatement(db),
      ...mediaChangeStatements(
        db,
        stored.map(({ key }) => key),
        [],
      ),
      ...(receipts.count > noticeMailsPerDay
        ? []
        : [mailStatement(db, `notice-received:${number}`, { to: email, language, template: 'notice-received', values }, now)]),
    ],
    done('OK', 'OK', { number }),
    'ALREADY_REPORTED',
  );
  deliverSoon(deps);
  return sent;
}

export const noticeRoutes: readonly Route[] = [
  on(getNoticeTarget, async ({ query: { kind, id, lang }, deps: { db, clock } }) =>
    targetOf(kind, await requirePublic(db, kind, id, clock.now()), lang),
  ),
  on(addNotice, add),
];
