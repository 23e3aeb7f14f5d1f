/** Mails the operator about problems that need a person: at the beginning, repeatedly while they last, and once at the end. */
import { alarmPauseMs } from '../../contract/limits.ts';
import { type AlarmKind, alarmKinds, queueWaitMs } from './alarm-kinds.ts';
import { mailStatement } from '../mail/mail.ts';
import type { MailTemplate } from '../mail/template.ts';
import { alarmTexts } from '../mail/generated/templates.ts';
import { readOldestWaiting } from '../moderation/store.ts';
import type { Env } from '../platform/env.ts';
import { logFailure } from '../platform/log.ts';
import type { Queues } from '../platform/subject/moderated.ts';
import { alarmStatement, type AlarmRow, listAlarms, readStuck } from './alarm-store.ts';

/** Mails to the operator are in English, like those of the contact form. */
const language = 'EN';

/** To the minute, with an unambiguous time zone. */
const minuteOf = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Since when each problem exists; null without it. */
async function readSince(db: D1DatabaseSession, queues: Queues, now: number): Promise<Record<AlarmKind, number | null>> {
  const [stuck, waiting] = await Promise.all([readStuck(db, now), readOldestWaiting(db, queues)]);
  const late = Object.values(waiting).filter((at) => at !== null && at < now - queueWaitMs) as number[];
  return { ...stuck, queue: late.length === 0 ? null : Math.min(...late) };
}

/** Two simultaneous runs write the same rows, so only one mail is sent. */
function alarmStatements(env: Env, db: D1DatabaseSession, before: AlarmRow, since: number | null, now: number): D1PreparedStatement[] {
  const { kind, began_at: beganAt, notified_at: notifiedAt } = before;
  const mail = (template: MailTemplate, key: string, values: Record<string, string>): D1PreparedStatement[] => {
    logFailure({ alarm: kind, template, ...values });
    const what = alarmTexts[language][kind] ?? '';
    const payload = { to: env.OPERATOR_MAIL, language, template, values: { what, ...values, href: '/moderation?section=system' } } as const;
    return env.OPERATOR_MAIL ? [mailStatement(db, key, payload, now)] : [];
  };
  if (since === null) {
    if (beganAt === null) return [];
    const wasNotified = notifiedAt !== null && notifiedAt >= beganAt;
    const ended = { since: minuteOf(beganAt), until: minuteOf(now) };
    return [
      alarmStatement(db, { kind, began_at: null, notified_at: notifiedAt }),
      ...(wasNotified ? mail('alarm-ended', `alarm-ended:${kind}:${beganAt}`, ended) : []),
    ];
  }
  const isDue = notifiedAt === null || notifiedAt <= now - alarmPauseMs;
  if (beganAt !== null && !isDue) return [];
  return [
    alarmStatement(db, { kind, began_at: beganAt ?? now, notified_at: isDue ? now : notifiedAt }),
    ...(isDue ? mail('alarm', `alarm:${kind}:${notifiedAt ?? 0}`, { since: minuteOf(since) }) : []),
  ];
}

/** A job of the scheduled run; its mails go out in the same run. */
export async function checkAlarms(env: Env, db: D1DatabaseSession, queues: Queues, now: number): Promise<void> {
  const [since, known] = await Promise.all([readSince(db, queues, now), listAlarms(db)]);
  const statements = alarmKinds.flatMap((kind) => {
    const before = known.find((row) => row.kind === kind) ?? { kind, began_at: null, notified_at: null };
    return alarmStatements(env, db, before, since[kind], now);
  });
  if (statements.length > 0) await db.batch(statements);
}
