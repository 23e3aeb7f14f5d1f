/** The schemas of all calls: for the server, the API document and tests. Callers need none (call.ts). */
import * as auth from '../auth/schemas.ts';
import * as chat from '../chat/schemas.ts';
import * as certificate from '../company/certificate-schemas.ts';
import * as company from '../company/schemas.ts';
import * as content from '../content/schemas.ts';
import * as identity from '../identity/schemas.ts';
import * as lookup from '../lookup/schemas.ts';
import * as consoleSchemas from '../moderation/console-schemas.ts';
import * as people from '../moderation/people-schemas.ts';
import * as moderation from '../moderation/schemas.ts';
import * as decision from '../decision/schemas.ts';
import * as notice from '../notice/schemas.ts';
import * as notification from '../notification/schemas.ts';
import * as analytics from '../analytics/schemas.ts';
import * as passkey from '../passkey/schemas.ts';
import * as signInAlert from '../sign-in-alert/schemas.ts';
import * as payment from '../payment/schemas.ts';
import * as plan from '../plan/schemas.ts';
import * as product from '../product/schemas.ts';
import * as publishing from '../publishing/schemas.ts';
import * as push from '../push/schemas.ts';
import * as quote from '../quote/schemas.ts';
import * as request from '../request/schemas.ts';
import * as favourite from '../favourite/schemas.ts';
import * as search from '../search/schemas.ts';
import * as secondFactor from '../second-factor/schemas.ts';
import * as session from '../session/schemas.ts';
import * as staffActivity from '../staff/activity-schemas.ts';
import * as staff from '../staff/schemas.ts';
import * as invitations from '../staff/invitations-schemas.ts';
import * as dashboard from '../dashboard/schemas.ts';
import * as system from '../system/schemas.ts';
import * as transparency from '../transparency/schemas.ts';
import * as translation from '../translation/schemas.ts';
import * as upload from '../upload/schemas.ts';
import * as user from '../user/schemas.ts';
import * as savedSearch from '../saved-search/schemas.ts';
import type { CallDefinition, CallSchemas, WholeCall } from './call.ts';
import { calls, type Subject } from '../index.ts';
import { asciiLowerCase, asciiUpperCase } from '../text/letter-case.ts';

const schemas = {
  ...auth,
  ...chat,
  ...company,
  ...certificate,
  ...content,
  ...lookup,
  ...moderation,
  ...people,
  ...consoleSchemas,
  ...secondFactor,
  ...decision,
  ...notice,
  ...notification,
  ...analytics,
  ...passkey,
  ...signInAlert,
  ...identity,
  ...payment,
  ...plan,
  ...product,
  ...publishing,
  ...push,
  ...quote,
  ...request,
  ...favourite,
  ...search,
  ...session,
  ...staff,
  ...dashboard,
  ...system,
  ...transparency,
  ...translation,
  ...upload,
  ...user,
  ...savedSearch,
  ...staffActivity,
  ...invitations,
};
export type AllSchemas = typeof schemas;

/** `info-pages` → `infoPages`, at runtime what {@link AllSchemas} does in types in call.ts. */
const keyOf = (name: string): string =>
  asciiLowerCase(name.charAt(0)) + name.slice(1).replaceAll(/-(\w)/g, (_, letter: string) => asciiUpperCase(letter));

/** @throws for a call without schemas, so that the API does not start */
export function wholeCall(call: CallDefinition): WholeCall {
  const own = (schemas as Readonly<Record<string, unknown>>)[keyOf(call.name)] as CallSchemas | undefined;
  if (own === undefined) throw new Error(`${call.name} has no schemas`);
  return { ...call, ...own };
}

/** All calls with their schemas and subjects. */
export const wholeCalls: readonly { subject: Subject; call: WholeCall }[] = calls.map(({ subject, call }) => ({
  subject,
  call: wholeCall(call),
}));
