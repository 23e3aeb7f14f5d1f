import * as z from 'zod/mini';
import { personLengths } from '../user/fields.ts';
import { personName } from '../auth/schemas.ts';
import { secondStep, signedIn, source } from '../session/schemas.ts';
import { credentials } from '../session/shapes.ts';
import { languages } from '../text/languages.ts';
import type { CallSchemas } from '../wire/call.ts';
import { id, idOrUnset, language, nothing, phone, time } from '../wire/wire.ts';
import { identityProviders } from './fields.ts';

const provider = z.enum(identityProviders, 'INVALID');
/** Our own secrets are bytes in hexadecimal; those of providers have any characters. */
const secret = (lengthMax: number) => z.string('REQUIRED').check(z.minLength(1, 'REQUIRED'), z.maxLength(lengthMax, 'TOO_LONG'));
const ticket = secret(100);

/** Fields that start a sign-in. */
const begin = {
  provider,
  /** The path of this site to open after sign-in; any other value opens the home page. */
  returnTo: z.string().check(z.maxLength(2000, 'TOO_LONG')),
  /** The language prefix of the page, if it has one. */
  prefix: z.optional(z.enum(languages, 'INVALID_LANGUAGE')),
};
/** `binding` proves that the sign-in is completed in the same browser; the edge moves it into a cookie that script cannot read. */
const begun = z.object({ address: z.string(), binding: z.optional(z.string()) });

export const getIdentityProviders = {
  data: z.object({ providers: z.array(provider) }),
  summary: 'The providers with which people can sign in, as far as the operator has configured them.',
} as const satisfies CallSchemas;

export const beginIdentity = {
  body: z.strictObject({ ...begin, ref: z.optional(z.string().check(z.maxLength(personLengths.referral, 'TOO_LONG'))) }),
  data: begun,
  errors: ['NOT_FOUND', 'THROTTLED', 'FOREIGN_ORIGIN'],
  summary: 'The address of a provider at which somebody proves who they are; valid once, for 10 minutes, in this browser.',
} as const satisfies CallSchemas;

export const beginConnection = {
  body: z.strictObject(begin),
  data: begun,
  errors: ['NOT_FOUND', 'THROTTLED', 'FOREIGN_ORIGIN'],
  summary: 'The same, to connect an account at the provider with the account of the caller.',
} as const satisfies CallSchemas;

export const finishIdentity = {
  body: z.strictObject({
    provider,
    code: secret(4000),
    state: secret(200),
    /** RFC 9207: the issuer that answers. */
    iss: z.optional(secret(500)),
    /** Added by the edge from its cookie. */
    binding: z.optional(secret(100)),
  }),
  data: z.object({
    /**
     * `known`: LoginWithIdentity. `new`: RegisterWithIdentity. `taken`: sign in to the account first, then ConnectIdentity. `connect`:
     * ConnectIdentity.
     */
    outcome: z.enum(['known', 'new', 'taken', 'connect']),
    ticket: z.string(),
    email: z.string(),
    /** The person's name at the provider; empty if unknown. */
    name: z.string(),
    returnTo: z.string(),
  }),
  errors: [
    'NOT_FOUND',
    'IDENTITY_EXPIRED',
    'IDENTITY_REFUSED',
    'IDENTITY_UNVERIFIED',
    'IDENTITY_AWAY',
    'IDENTITY_USED',
    'IDENTITY_CONNECTED',
    'FOREIGN_ORIGIN',
    'THROTTLED',
  ],
  summary: "Checks the provider's answer and says what follows, with a ticket that is valid once, for 30 minutes.",
} as const satisfies CallSchemas;

export const loginWithIdentity = {
  body: z.strictObject({ ticket, source, ...secondStep }),
  data: signedIn,
  errors: [
    'ACCOUNT_SUSPENDED',
    'IDENTITY_EXPIRED',
    'FOREIGN_ORIGIN',
    'PASSKEY_NEEDED',
    'SECOND_FACTOR_NEEDED',
    'SECOND_FACTOR_WRONG',
    'THROTTLED',
  ],
  summary:
    'Sign in by the proof of a provider, with the same answer and the same second factor as Login. The proof is used up only when a session begins.',
} as const satisfies CallSchemas;

export const registerWithIdentity = {
  body: z.strictObject({
    ticket,
    fullname: personName,
    phone: z.nullable(phone),
    countryId: idOrUnset,
    language,
    mailMessageApproval: z.boolean(),
    source,
  }),
  data: credentials,
  errors: ['IDENTITY_EXPIRED', 'IDENTITY_USED', 'IDENTITY_EMAIL_USED', 'COUNTRY_NOT_SERVED', 'FOREIGN_ORIGIN', 'THROTTLED'],
  summary: 'Sign up with the address that a provider has verified, without a password, and sign in.',
} as const satisfies CallSchemas;

export const identity = z.object({
  id: z.string(),
  provider,
  /** The e-mail address at the provider, as of the day of the connection. */
  email: z.string(),
  dtAdded: time,
  dtLastUsed: z.nullable(time),
});
export type Identity = z.infer<typeof identity>;

export const getIdentities = {
  data: z.object({
    /** The configured providers. */
    providers: z.array(provider),
    identities: z.array(identity),
    hasPassword: z.boolean(),
  }),
  summary: 'The accounts at providers with which the caller can sign in.',
} as const satisfies CallSchemas;

export const connectIdentity = {
  body: z.strictObject({ ticket }),
  data: nothing,
  errors: ['IDENTITY_EXPIRED', 'IDENTITY_USED', 'IDENTITY_CONNECTED', 'EMAIL_NOT_VERIFIED', 'UNAUTHENTICATED'],
  summary: 'Connects the account at a provider with the account of the caller. A mail reports it.',
} as const satisfies CallSchemas;

export const disconnectIdentity = {
  query: z.object({ id }),
  data: nothing,
  errors: ['NOT_FOUND', 'LAST_WAY_IN'],
  summary: 'Disconnects an account at a provider, if a password, a passkey or another provider remains. A mail reports it.',
} as const satisfies CallSchemas;
