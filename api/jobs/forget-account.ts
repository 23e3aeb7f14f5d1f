/**
 * What ends with a person or an account. Nothing that could name a person stays: names, addresses and numbers go, pictures are swept.
 * What others rely on stays without them: chats with the companies' names (trade data), the ledger, payments and the audit log.
 */
import {
  endAccountStatement,
  endedStatement,
  forgetPicturesStatement,
  forgetTokensStatement,
  forgetUsersStatement,
} from '../account/forget-store.ts';
import { forgetBlocksStatement } from '../chat/block-store.ts';
import { forgetTextsStatements } from '../chat/text-store.ts';
import { forgetCompaniesStatements } from '../company/forget-store.ts';
import { stopMailsStatement } from '../mail/mail.ts';
import { forgetClaimsStatement } from '../moderation/claim-store.ts';
import { forgetRolesStatement } from '../moderation/role-store.ts';
import { forgetSecondFactorsStatements } from '../moderation/second-factor-store.ts';
import { forgetNotificationsStatements } from '../notification/store.ts';
import { forgetCompanyNumbersStatement, forgetRequestNumbersStatement } from '../numbers/own-store.ts';
import { forgetOrdersStatement } from '../payment/order-store.ts';
import { changedStatement } from '../platform/guard.ts';
import { forgottenAtOnce } from '../platform/forgetting.ts';
import { forgetAnswersStatement } from '../platform/idempotency.ts';
import { deadChatMediaStatement } from '../platform/media-store.ts';
import { forgetAuthorsStatement } from '../publishing/entry-store.ts';
import { forgetProductsStatements } from '../product/forget-store.ts';
import { forgetProFormasStatement } from '../quote/pro-forma-store.ts';
import { forgetSubscriptionsStatement } from '../push/store.ts';
import { forgetRequestsStatements } from '../request/forget-store.ts';
import { forgetSavedStatement } from '../saved/store.ts';
import { forgetFamiliesStatement } from '../session/family-store.ts';
import { forgetEmailChangesStatement } from '../staff/email-change-store.ts';
import { forgetInvitationsStatement } from '../staff/invitation-store.ts';
import { forgetStaffStatement } from '../staff/store.ts';
import { forgetTranslationsStatement } from '../translation/store.ts';
import { forgetSearchesStatements } from '../watch/store.ts';

/**
 * Forgets a person, or a main user with the staff: sign-ins, links and notifications end, mails on their way are stopped, and the rows
 * keep nothing that names them. The staff are marked as removed last, because all before ask who they are. A farewell mail comes after.
 */
export const forgetPeopleStatements = (
  db: D1DatabaseSession,
  userId: string,
  reason: 'removed' | 'deleted',
  now: number,
): D1PreparedStatement[] => [
  stopMailsStatement(db, userId, now),
  forgetPicturesStatement(db, userId),
  ...forgetNotificationsStatements(db, userId),
  forgetSubscriptionsStatement(db, userId),
  forgetSavedStatement(db, userId),
  ...forgetSearchesStatements(db, userId),
  forgetAnswersStatement(db, userId),
  forgetRolesStatement(db, userId),
  forgetClaimsStatement(db, userId),
  forgetAuthorsStatement(db, userId),
  ...forgetSecondFactorsStatements(db, userId),
  forgetTokensStatement(db, userId, now),
  forgetInvitationsStatement(db, userId),
  forgetEmailChangesStatement(db, userId),
  forgetFamiliesStatement(db, userId, reason, now),
  forgetUsersStatement(db, userId, now),
  forgetStaffStatement(db, userId, now),
];

/** Some products, requests, files of chats, and pro-formas and words of chats without a living side, of an account that has ended. */
export const forgetContentStatements = (db: D1DatabaseSession, userId: string, countMax: number, now: number): D1PreparedStatement[] => [
  ...forgetProductsStatements(db, userId, countMax, now),
  forgetRequestNumbersStatement(db, userId, countMax, now),
  ...forgetRequestsStatements(db, userId, countMax, now),
  deadChatMediaStatement(db, userId, countMax),
  forgetProFormasStatement(db, userId, countMax),
  ...forgetTextsStatements(db, userId, countMax),
];

/**
 * Ends a main account: its companies, products and requests leave every list (the triggers of the lists keep search and totals right),
 * then its people are forgotten. The guard stops the batch of whoever is second. Of products and requests this forgets the first ones; the
 * others are out of sight with their company, and go with the minute's work (forget-rest.ts).
 * @param countMax products and requests each
 */
export const forgetAccountStatements = (
  db: D1DatabaseSession,
  userId: string,
  now: number,
  countMax = forgottenAtOnce,
): D1PreparedStatement[] => [
  endAccountStatement(db, userId, now),
  changedStatement(db),
  endedStatement(db, userId, now),
  ...forgetContentStatements(db, userId, countMax, now),
  forgetCompanyNumbersStatement(db, userId),
  ...forgetCompaniesStatements(db, userId, now),
  forgetOrdersStatement(db, userId),
  forgetBlocksStatement(db, userId),
  forgetTranslationsStatement(db, userId),
  ...forgetPeopleStatements(db, userId, 'deleted', now),
];
