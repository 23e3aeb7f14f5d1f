/** The account in answers of sign-in, refresh and profile (docs/behaviour.md#credential-payload). */
import { companiesMax } from '../../contract/plan/features.ts';
import { bitOf, type Permissions, permissionsFromBits } from '../../contract/permissions.ts';
import { orUnset } from '../../contract/wire/wire.ts';
import type { ApiLanguage as Language } from '../../contract/text/languages.ts';
import type { Credentials, UserInfo } from '../../contract/session/shapes.ts';
import { isoTimeOrNull } from '../platform/clock.ts';
import { dueFrom } from '../platform/db/lacking-proof.ts';
import { unreadMessagesSql } from '../platform/db/unread-messages.ts';
import { mediaUrl } from '../platform/media-url.ts';

export interface AccountView {
  userInfo: UserInfo;
  plan: Credentials['creditPlanDetailDTO'];
  mainUser: Credentials['ifSubUserMainUserInfoDTO'];
  permission: Permissions | null;
  ownCompanyIds: string[];
  /** From when on a second factor is required that the person does not have. */
  dueFrom: number | null;
}

interface Row {
  id: string;
  full_name: string;
  email: string;
  picture_key: string | null;
  phone: string | null;
  language: Language;
  email_verified_at: number | null;
  phone_verified_at: number | null;
  flags: number | null;
  is_moderator: number;
  main_id: string;
  main_email_verified_at: number | null;
  main_phone_verified_at: number | null;
  plan_id: string | null;
  plan_expires_at: number | null;
  plan_name: string | null;
  balance: number | null;
  own_companies: string | null;
  /** 0 for staff who may not see the list of chats: they could not read them. */
  unread: number;
  due_from: number | null;
}

export const accountQuery = `
  SELECT u.id, u.full_name, u.email, u.picture_key, u.phone, u.language, u.email_verified_at, u.phone_verified_at, s.flags,
    EXISTS(SELECT 1 FROM moderator WHERE user_id=u.id) AS is_moderator,
    m.id AS main_id, m.email_verified_at AS main_email_verified_at, m.phone_verified_at AS main_phone_verified_at,
    m.plan_id, m.plan_expires_at, t.name AS plan_name, a.balance,
    (SELECT GROUP_CONCAT(id) FROM (SELECT id FROM company WHERE owner_user_id=m.id AND deleted_at IS NULL ORDER BY seq LIMIT ${companiesMax + 1})) AS own_companies,
    iif(s.flags IS NULL OR s.flags&${bitOf('getAccesibleChatCards')}, ${unreadMessagesSql('m.id')}, 0) AS unread,
    ${dueFrom('u.id', 'm.id')} AS due_from
  FROM users u
  LEFT JOIN staff s ON s.user_id=u.id
  JOIN users m ON m.id=COALESCE(s.master_user_id, u.id) AND m.deleted_at IS NULL
  LEFT JOIN plan_text t ON t.plan_id=m.plan_id AND t.language=u.language
  LEFT JOIN credit_account a ON a.owner_user_id=m.id
  WHERE u.id=?1 AND u.deleted_at IS NULL AND s.removed_at IS NULL`;
const rulesQuery = `
  SELECT r.rule, r.number FROM plan_rule r
  JOIN users m ON m.plan_id=r.plan_id
  WHERE m.id=COALESCE((SELECT master_user_id FROM staff WHERE user_id=?1), ?1) ORDER BY r.rule`;

/** @returns null for a deleted account or removed staff */
export async function readAccountView(db: D1DatabaseSession, userId: string, now: number): Promise<AccountView | null> {
  const [account, rules] = await db.batch<unknown>([db.prepare(accountQuery).bind(userId), db.prepare(rulesQuery).bind(userId)]);
  const row = account?.results[0] as Row | undefined;
  if (row === undefined) return null;
  const isMainUser = row.flags === null;
  const inCredit = row.balance ?? 0;
  const planExpire = isoTimeOrNull(row.plan_expires_at);
  return {
    userInfo: {
      userID: row.id,
      fullName: row.full_name,
      email: row.email,
      profilePicUrl: mediaUrl(row.picture_key),
      stPhone: row.phone === null ? '' : `+${row.phone}`,
      language: row.language,
      isMainUser,
      isModerator: row.is_moderator === 1,
      mainUserId: row.main_id,
      inCredit,
      stCreditPlanId: orUnset(row.plan_id),
      dtCreditPlanExpireDate: planExpire,
      isVerifyEmail: row.email_verified_at !== null,
      isVerifyPhone: row.phone_verified_at !== null,
      unreadMessageCount: row.unread,
    },
    plan:
      row.plan_id === null
        ? null
        : {
            id: row.plan_id,
            planName: row.plan_name ?? '',
            dtExpireDate: planExpire,
            isExpired: (row.plan_expires_at ?? 0) <= now,
            businessRuleDto: ((rules?.results ?? []) as { rule: number; number: number }[]).map(({ rule, number }) => ({
              ruleEnum: rule,
              number,
            })),
          },
    mainUser: isMainUser
      ? null
      : {
          mainUserId: row.main_id,
          inCredit,
          planId: orUnset(row.plan_id),
          planExpireDate: planExpire,
          isMailVerify: row.main_email_verified_at !== null,
          isPhoneVerify: row.main_phone_verified_at !== null,
        },
    permission: row.flags === null ? null : permissionsFromBits(row.flags),
    ownCompanyIds: row.own_companies?.split(',') ?? [],
    dueFrom: row.due_from,
  };
}
