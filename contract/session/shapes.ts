/**
 * Credentials in answers of sign-in and refresh (docs/requirements.md#session-state-and-user-p-31,
 * docs/behaviour.md#credential-payload).
 */
import * as z from 'zod/mini';
import { flags } from '../permissions.ts';
import { language, time } from '../wire/wire.ts';

const flagShape = Object.fromEntries(flags.map((flag) => [flag, z.boolean()])) as Record<(typeof flags)[number], z.ZodMiniBoolean>;
/** The fifteen flags by name. */
export const permissions = z.object(flagShape);

/** A rule of a plan: a feature (0–16) and its limit; -1 is unlimited. */
const businessRule = z.object({ ruleEnum: z.number(), number: z.number() });

export const creditPlanDetail = z.object({
  id: z.string(),
  planName: z.string(),
  dtExpireDate: z.nullable(time),
  isExpired: z.boolean(),
  businessRuleDto: z.array(businessRule),
});

export const userInfo = z.object({
  userID: z.string(),
  fullName: z.string(),
  email: z.string(),
  profilePicUrl: z.string(),
  stPhone: z.string(),
  language,
  isMainUser: z.boolean(),
  isModerator: z.boolean(),
  mainUserId: z.string(),
  inCredit: z.number(),
  stCreditPlanId: z.string(),
  dtCreditPlanExpireDate: z.nullable(time),
  isVerifyEmail: z.boolean(),
  isVerifyPhone: z.boolean(),
  unreadMessageCount: z.number(),
});
export type UserInfo = z.infer<typeof userInfo>;

const mainUserInfo = z.object({
  mainUserId: z.string(),
  inCredit: z.number(),
  planId: z.string(),
  planExpireDate: z.nullable(time),
  isMailVerify: z.boolean(),
  isPhoneVerify: z.boolean(),
});

export const credentials = z.object({
  accessToken: z.string(),
  /** For the app (source 0), and between API and edge; the edge removes it for the web (docs/behaviour.md#tokens). */
  refreshToken: z.optional(z.string()),
  userInfo,
  creditPlanDetailDTO: z.nullable(creditPlanDetail),
  ifSubUserMainUserInfoDTO: z.nullable(mainUserInfo),
  permission: z.nullable(permissions),
  /** All companies of the account, by which browser and edge recognize its own pages. Another provider's API does not return them. */
  ownCompanyIds: z.optional(z.array(z.string())),
  /**
   * From when on the account requires a second factor or passkey, which the person does not have
   * (docs/behaviour.md#required-second-factor); omitted otherwise.
   */
  dtSecondFactorDue: z.optional(time),
});
export type Credentials = z.infer<typeof credentials>;

/** An active session of the account, for the list of sessions. */
export const sessionRow = z.object({
  id: z.string(),
  device: z.string(),
  /** The country of the sign-in, two upper-case letters; empty if unknown. */
  country: z.string(),
  client: z.enum(['web', 'app']),
  dtCreatedAt: time,
  dtLastUsed: time,
  isCurrent: z.boolean(),
});
