/**
 * Every call of the console with the account that it concerns, since nobody decides on their own account. A new call is added here with
 * an input about an account's own object, or with the reason why it concerns no account.
 */
import type { ModerationKind } from '../../../contract/moderation/schemas.ts';
import type { Belongings, LooseInput } from './valid-inputs.ts';

/** Objects that an account owns or is a party of, all waiting for a decision. */
export interface OwnThings extends Pick<
  Belongings,
  'userId' | 'companyId' | 'requestId' | 'productId' | 'certificateId' | 'chatId' | 'orderId'
> {
  email: string;
  /** A member of its staff. */
  staffUserId: string;
  /** A chat report in which the account is the reporter, and one in which it was reported. */
  reportId: string;
  reportedId: string;
  contactId: string;
  /** Cases about the account's company, and about a company that it has reported. */
  noticeId: string;
  noticedId: string;
  /** Appeals: by the account, against a decision that it has made, and against decisions on a chat and a company that it has reported. */
  appealId: string;
  appealedId: string;
  reportAppealId: string;
  noticeAppealId: string;
  /** The proposal to suspend the main user of the account. */
  proposalId: string;
}

/** The items of each queue. */
export const ownItems: Record<ModerationKind, (its: OwnThings) => string[]> = {
  company: (its) => [its.companyId],
  request: (its) => [its.requestId],
  product: (its) => [its.productId],
  phone: (its) => [its.userId],
  contact: (its) => [its.contactId],
  report: (its) => [its.reportId, its.reportedId],
  notice: (its) => [its.noticeId, its.noticedId],
  appeal: (its) => [its.appealId, its.appealedId, its.reportAppealId, its.noticeAppealId],
  proposal: (its) => [its.proposalId],
  certificate: (its) => [its.certificateId],
};
const eachItem = (inputOf: (item: { kind: string; id: string }) => LooseInput) => (its: OwnThings) =>
  Object.entries(ownItems).flatMap(([kind, idsOf]) => idsOf(its).map((id) => inputOf({ kind, id })));

const people = ({ userId, staffUserId }: OwnThings): string[] => [userId, staffUserId];
const suspending = { isSuspended: true, reason: 'SPAM', note: 'Tried' };

type About = { inputs: (its: OwnThings) => LooseInput[] } | { nobody: string };
const about = (inputs: (its: OwnThings) => LooseInput[]): About => ({ inputs });
const nobody = (because: string): About => ({ nobody: because });
const sums = nobody('sums of the whole marketplace');
const contents = nobody('texts of the site, which belong to no account');

export const consoleCalls: Readonly<Record<string, About>> = {
  GetConsole: nobody('the own role'),
  GetQueue: nobody('a list: what is of the own account is left out of it'),
  GetItem: about(eachItem((query) => ({ query }))),
  ClaimItem: about(eachItem((item) => ({ body: { ...item, isClaimed: true } }))),
  LiftDecision: about((its) => [its.appealId, its.reportAppealId, its.noticeAppealId].map((id) => ({ body: { id, note: 'Tried' } }))),
  Decide: about(eachItem((item) => ({ body: { ...item, version: 0, approve: true } }))),
  FindPeople: nobody('a list that says of everyone what they see of themselves'),
  FindCompanies: nobody('a list that says of each company what its account sees of it'),
  GetPerson: about((its) => people(its).map((id) => ({ query: { id } }))),
  GetConsoleCompany: about((its) => [{ query: { id: its.companyId } }]),
  GetLedger: about((its) => people(its).map((id) => ({ body: { id } }))),
  SetPersonSuspension: about((its) => people(its).map((id) => ({ body: { id, ...suspending } }))),
  SetCompanySuspension: about((its) => [{ body: { id: its.companyId, ...suspending } }]),
  EndPersonSessions: about((its) => people(its).map((id) => ({ body: { id, note: 'Tried' } }))),
  AdjustCredits: about((its) => people(its).map((id) => ({ body: { id, amount: 5, kind: 'COMPENSATION', note: 'Tried' } }))),
  GetConsolePeople: nobody('the list of colleagues'),
  SetConsoleRole: about((its) => [{ body: { email: its.email, role: 'editor' } }]),
  StartPersonRecovery: about((its) => people(its).map((userId) => ({ body: { userId } }))),
  GetAuditLog: nobody('a list: what others did to something of the own account is left out of it'),
  GetOrders: about((its) => [{ body: { userId: its.userId } }]),
  RecordChargeback: about((its) => [{ body: { id: its.orderId, note: 'Tried' } }]),
  RefundOrder: about((its) => [{ body: { id: its.orderId, note: 'Tried' } }]),
  GetAnalytics: sums,
  GetSearchMisses: sums,
  GetAnalyticsFile: sums,
  GetSystem: sums,
  GetCounters: sums,
  GetContents: contents,
  GetContent: contents,
  SaveContent: contents,
  PublishContent: contents,
  RestoreContent: contents,
  WithdrawContent: contents,
};

type Statement = [sql: string, ...values: (string | number)[]];
/** The appeal against the decision with the same id. */
const appealOf = (id: string, now: number): Statement => [
  "INSERT INTO appeal(id, decision_id, body, created_at) VALUES(?1, ?1, 'It is mistaken.', ?2)",
  id,
  now,
];

/** Statements of a chat and a company that the account has reported, of the decisions about them, and of appeals by the other side. */
const decidedReportsOf = (its: OwnThings, now: number): Statement[] => [
  [
    `INSERT INTO chat_report(id, chat_id, reporter_user_id, reporter_company_id, reported_company_id, reason, note, evidence, created_at, handled_at)
     SELECT ?1, c.id, ?2, c.from_company_id, c.to_company_id, 'SPAM', '', '[]', ?3, ?3 FROM chat c WHERE c.id=?4`,
    its.reportAppealId,
    its.userId,
    now,
    its.chatId,
  ],
  [
    `INSERT INTO notice_case(id, target_kind, target_id, opened_at, handled_at, outcome)
     SELECT ?1, 'company', iif(c.from_company_id=?2, c.to_company_id, c.from_company_id), ?3, ?3, 'taken-down' FROM chat c WHERE c.id=?4`,
    its.noticeAppealId,
    its.companyId,
    now,
    its.chatId,
  ],
  [
    `INSERT INTO notice(number, case_id, reason, body, name, email, language, reporter_user_id, created_at)
     VALUES(?1, ?2, 'SPAM', 'they write all day', 'Mira', ?3, 'EN', ?4, ?5)`,
    its.noticeAppealId.slice(0, 10),
    its.noticeAppealId,
    its.email,
    its.userId,
    now,
  ],
  ...[
    [its.reportAppealId, 'FILES_WITHDRAWN', 'chat'],
    [its.noticeAppealId, 'TAKEN_DOWN', 'company'],
  ].flatMap(([id = '', act = '', kind = '']): Statement[] => [
    [
      `INSERT INTO decision(id, recipient_user_id, act, target_kind, target_id, target_name, reason, rules, detection, created_at, target_version)
       SELECT ?1, o.owner_user_id, ?2, ?3, iif(?3='chat', c.id, o.id), 'Mira', '{}', '{}', 'report', ?4, 0
       FROM chat c JOIN company o ON o.id=iif(c.from_company_id=?5, c.to_company_id, c.from_company_id) WHERE c.id=?6`,
      id,
      act,
      kind,
      now,
      its.companyId,
      its.chatId,
    ],
    appealOf(id, now),
  ]),
];

/** Statements with their values that put all objects into a queue. */
export const waitingOf = (its: OwnThings, now: number): Statement[] => [
  ['UPDATE company SET approve_status=3, sent_at=?2 WHERE id=?1', its.companyId, now],
  ['UPDATE request SET approve_status=3, sent_at=?2, expires_at=NULL WHERE id=?1', its.requestId, now],
  ["UPDATE product SET restricted_at=?2, restriction='{}', resubmitted_at=?2 WHERE id=?1", its.productId, now],
  ["UPDATE users SET phone='905321112233', phone_verified_at=NULL, phone_approval_asked_at=?2 WHERE id=?1", its.userId, now],
  [
    "INSERT INTO contact_message(id, name, email, body, created_at) VALUES(?1, 'Mira', ?2, 'Where is my invoice?', ?3)",
    its.contactId,
    // In another letter case, as people type it.
    its.email.toUpperCase(),
    now,
  ],
  [
    `INSERT INTO chat_report(id, chat_id, reporter_user_id, reporter_company_id, reported_company_id, reason, note, evidence, created_at)
     SELECT ?1, c.id, ?2, c.from_company_id, c.to_company_id, 'SPAM', 'they write all day', '[]', ?3 FROM chat c WHERE c.id=?4`,
    its.reportId,
    its.userId,
    now,
    its.chatId,
  ],
  [
    `INSERT INTO chat_report(id, chat_id, reporter_user_id, reporter_company_id, reported_company_id, reason, note, evidence, created_at)
     SELECT ?1, c.id, o.owner_user_id, c.to_company_id, c.from_company_id, 'FRAUD', 'a note of who reports', '[]', ?2
     FROM chat c JOIN company o ON o.id=c.to_company_id WHERE c.id=?3`,
    its.reportedId,
    now,
    its.chatId,
  ],
  ["INSERT INTO notice_case(id, target_kind, target_id, opened_at) VALUES(?1, 'company', ?2, ?3)", its.noticeId, its.companyId, now],
  [
    `INSERT INTO notice_case(id, target_kind, target_id, opened_at)
     SELECT ?1, 'company', iif(c.from_company_id=?2, c.to_company_id, c.from_company_id), ?3 FROM chat c WHERE c.id=?4`,
    its.noticedId,
    its.companyId,
    now,
    its.chatId,
  ],
  [
    `INSERT INTO notice(number, case_id, reason, body, name, email, language, reporter_user_id, created_at)
     VALUES(?1, ?2, 'SPAM', 'they write all day', 'Mira', ?3, 'EN', ?4, ?5)`,
    its.noticedId.slice(0, 10),
    its.noticedId,
    its.email,
    its.userId,
    now,
  ],
  ['INSERT INTO suspension_proposal(id, user_id, opened_at) VALUES(?1, ?2, ?3)', its.proposalId, its.userId, now],
  ...[
    [its.appealId, its.userId, null],
    // Somebody else contests what it has decided.
    [its.appealedId, null, its.userId],
  ].flatMap(([id, recipient, decider]): Statement[] => [
    [
      `INSERT INTO decision(id, recipient_user_id, act, target_kind, target_id, target_name, reason, rules, detection, decided_by, created_at, target_version)
       SELECT ?1, COALESCE(NULLIF(?2, ''), o.owner_user_id), 'REJECTED', 'company', ?3, 'Mira', '{}', '{}', 'review', NULLIF(?4, ''), ?5, 0
       FROM chat c JOIN company o ON o.id=iif(c.from_company_id=?3, c.to_company_id, c.from_company_id) WHERE c.id=?6`,
      id ?? '',
      recipient ?? '',
      its.companyId,
      decider ?? '',
      now,
      its.chatId,
    ],
    appealOf(id ?? '', now),
  ]),
  ...decidedReportsOf(its, now),
];
