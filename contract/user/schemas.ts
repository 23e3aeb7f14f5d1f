import * as z from 'zod/mini';
import { personName } from '../auth/schemas.ts';
import type { CallSchemas } from '../wire/call.ts';
import { features } from '../plan/features.ts';
import { creditPlanDetail, userInfo } from '../session/shapes.ts';
import { optionalLine, requiredText } from '../text/text.ts';
import { titled } from '../text/author-texts.ts';
import { booleanText, id, language, numberText, optionalId, page, phone, size, time } from '../wire/wire.ts';
import { addressLengths } from './fields.ts';

/** 1 all, 2 important ones only, 3 none. */
const level = z.union([z.literal(1), z.literal(2), z.literal(3)]);
const levelText = z.optional(z.pipe(numberText, z.int().check(z.gte(1, 'INVALID'), z.lte(3, 'INVALID'))));

export const address = z.object({
  addressId: z.string(),
  email: z.string(),
  phone: z.string(),
  fax: z.string(),
  postalCode: z.string(),
  countryId: z.string(),
  cityId: z.string(),
  areaId: z.string(),
  stDescription: z.string(),
  stHeader: z.string(),
});
export type Address = z.infer<typeof address>;

export const userProfile = z.extend(userInfo, {
  /** 0 other or unspecified, 1 male, 2 female (docs/behaviour.md#user-values). */
  gender: z.number(),
  isPhoneAwaitingApproval: z.boolean(),
  fcmToken: z.string(),
  notificationSettings: z.object({ emailPermissonEnum: level, phonePermissionEnum: level, mobileAppPermissionEnum: level }),
  creditPlan: z.nullable(creditPlanDetail),
  address,
  companies: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      path: z.string(),
      logoURL: z.string(),
      approveStatus: z.number(),
      /** Whether its last approved version is public now. */
      isPublic: z.boolean(),
      dtBoostExpire: z.nullable(time),
    }),
  ),
  requestCount: z.number(),
  /** Completeness of the company nearest to completion (docs/behaviour.md#completeness); 0 of 5 and 0 % without one. */
  completeness: z.object({ groups: z.number(), items: z.number() }),
  /** A version of all fields that EditUserProfile writes, except the language, which the page header can change too. */
  version: z.string(),
});
export type UserProfile = z.infer<typeof userProfile>;

export const getUserProfile = {
  data: z.object({ user: userProfile }),
  summary: 'The profile with notification levels, plan, address and companies.',
} as const satisfies CallSchemas;

export const editUserProfile = {
  body: z.strictObject({
    UserID: id,
    /** The version that was read. If somebody else has changed the profile since, the edit is refused. */
    Version: z.optional(z.string()),
    FullName: personName,
    Language: z.optional(language),
    stPhone: z.optional(phone),
    Gender: z.optional(z.pipe(numberText, z.int().check(z.gte(0, 'INVALID'), z.lte(2, 'INVALID')))),
    EmailPermissonEnum: levelText,
    PhonePermissionEnum: levelText,
    MobileAppPermissionEnum: levelText,
    /** Deletes the present picture, unless the same call has a new one. */
    RemovePicture: z.optional(booleanText),
    'Address.AddressId': optionalId,
    'Address.stHeader': optionalLine(addressLengths.header),
    'Address.CountryId': optionalId,
    'Address.CityId': optionalId,
    'Address.AreaId': optionalId,
    /** It must not be empty if it is sent. Without it the stored value is kept, as for every other field of the address. */
    'Address.stDescription': z.optional(requiredText(addressLengths.description)),
    'Address.PostalCode': optionalLine(addressLengths.postalCode),
    'Address.Phone': z.optional(phone),
    'Address.Fax': optionalLine(addressLengths.fax),
    'Address.Email': optionalLine(addressLengths.email),
  }),
  data: z.object({ user: userProfile }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'UNSUPPORTED_MEDIA', 'EMPTY_FILE', 'TOO_LARGE'],
  summary: 'Edits the profile, its address and picture.',
} as const satisfies CallSchemas;

export const getUserTransActions = {
  body: z.strictObject({
    page,
    size,
    filters: z.optional(z.strictObject({ transActionEnum: z.optional(z.int().check(z.gte(1), z.lte(4))) })),
  }),
  data: z.object({
    transActions: z.array(
      z.object({
        id: z.string(),
        transActionEnum: z.number(),
        transActionValue: z.number(),
        transActionDate: time,
        reason: z.string(),
        detail: z.string(),
        ...titled,
        /** The balance after the transaction. */
        balanceAfter: z.number(),
      }),
    ),
    count: z.number(),
    balance: z.number(),
  }),
  summary: 'Credit history, newest first; spending is negative.',
} as const satisfies CallSchemas;

export const getUsageLimits = {
  query: z.object({
    names: z.pipe(
      z.string('REQUIRED'),
      z.pipe(
        z.transform((value: string) => [
          ...new Set(
            value
              .split(',')
              .map((name) => name.trim())
              .filter((name) => name !== ''),
          ),
        ]),
        z.array(z.enum(features, 'INVALID')).check(z.maxLength(features.length, 'TOO_MANY')),
      ),
    ),
  }),
  data: z.object({ limits: z.array(z.object({ name: z.string(), ruleEnum: z.number(), limit: z.number(), used: z.number() })) }),
  summary: 'Limit and usage of the named features in the present plan; -1 is unlimited, 0 without a plan.',
} as const satisfies CallSchemas;

export const downloadMyData = {
  data: z.looseObject({ madeAt: time, isComplete: z.boolean() }),
  errors: ['THROTTLED'],
  summary:
    'All data of the account, or of staff what is their own, as a file in the usual envelope: each part with its `count`, and `isComplete` false if something did not fit.',
} as const satisfies CallSchemas;
