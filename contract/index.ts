/** Every call of the marketplace. The server, the shared call suite and the OpenAPI document iterate over this list. */
import * as auth from './auth/calls.ts';
import type { CallDefinition } from './wire/call.ts';
import * as chat from './chat/calls.ts';
import * as company from './company/calls.ts';
import * as content from './content/calls.ts';
import * as identity from './identity/calls.ts';
import * as lookup from './lookup/calls.ts';
import * as moderation from './moderation/calls.ts';
import * as consoleCalls from './moderation/console-calls.ts';
import * as people from './moderation/people-calls.ts';
import * as decision from './decision/calls.ts';
import * as notice from './notice/calls.ts';
import * as notification from './notification/calls.ts';
import * as analytics from './analytics/calls.ts';
import * as reviewTimes from './analytics/review-time-calls.ts';
import * as passkey from './passkey/calls.ts';
import * as signInAlert from './sign-in-alert/calls.ts';
import * as payment from './payment/calls.ts';
import * as plan from './plan/calls.ts';
import * as product from './product/calls.ts';
import * as publishing from './publishing/calls.ts';
import * as push from './push/calls.ts';
import * as quote from './quote/calls.ts';
import * as request from './request/calls.ts';
import * as favourite from './favourite/calls.ts';
import * as search from './search/calls.ts';
import * as secondFactor from './second-factor/calls.ts';
import * as session from './session/calls.ts';
import * as staff from './staff/calls.ts';
import * as dashboard from './dashboard/calls.ts';
import * as system from './system/calls.ts';
import * as transparency from './transparency/calls.ts';
import * as translation from './translation/calls.ts';
import * as upload from './upload/calls.ts';
import * as user from './user/calls.ts';
import * as savedSearch from './saved-search/calls.ts';

const subjects = {
  auth,
  session,
  passkey,
  signInAlert,
  identity,
  'second-factor': secondFactor,
  user,
  staff,
  dashboard,
  favourite,
  'saved-search': savedSearch,
  decision,
  notice,
  notification,
  push,
  lookup,
  plan,
  payment,
  company,
  product,
  request,
  chat,
  quote,
  search,
  content,
  publishing,
  transparency,
  translation,
  upload,
  system,
  moderation: {
    ...moderation,
    ...consoleCalls,
    ...people,
  },
  analytics: { ...analytics, ...reviewTimes },
};

export type Subject = keyof typeof subjects;

const isCall = (value: unknown): value is CallDefinition =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

type SomeCall = Extract<
  { [S in Subject]: (typeof subjects)[S][keyof (typeof subjects)[S]] }[Subject],
  { name: string; path: string; access: object }
>;
/** Names of the calls that write. */
export type WriteName = Extract<SomeCall, { write: true }>['name'];

/** All calls with the subject each belongs to. */
export const calls: readonly { subject: Subject; call: CallDefinition }[] = Object.entries(subjects).flatMap(([subject, module]) =>
  Object.values(module)
    .filter(isCall)
    .map((call) => ({ subject: subject as Subject, call })),
);
