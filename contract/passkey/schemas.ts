import * as z from 'zod/mini';
import type { CallSchemas } from '../wire/call.ts';
import { source } from '../session/schemas.ts';
import { credentials } from '../session/shapes.ts';
import { requiredLine } from '../text/text.ts';
import { id, nothing, time } from '../wire/wire.ts';
import { passkeyNameMax, passkeysMax } from './fields.ts';

/** Bytes in base64url, as browsers write them (WebAuthn Level 3, `RegistrationResponseJSON`). */
const bytes = (lengthMax: number) =>
  z.string('REQUIRED').check(z.minLength(1, 'REQUIRED'), z.maxLength(lengthMax, 'TOO_LONG'), z.regex(/^[\w-]+$/, 'INVALID'));
/** At most 1023 bytes. */
const credentialId = bytes(1364);
const clientData = bytes(8000);
/** The fields of a credential that are used; the browser reports more. */
const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key', 'INVALID') };

export const passkey = z.object({
  id: z.string(),
  /** Given by the person; empty until then. */
  name: z.string(),
  /** The password manager or system that stores the passkey; empty if unknown. */
  provider: z.string(),
  /** Browser and system with which it was added, as in the list of sessions. */
  device: z.string(),
  dtAdded: time,
  dtLastUsed: z.nullable(time),
});
export type Passkey = z.infer<typeof passkey>;

const descriptor = z.object({ id: z.string(), type: z.string(), transports: z.optional(z.array(z.string())) });

export const getPasskeys = {
  data: z.object({
    passkeys: z.array(passkey),
    /** Whether to suggest adding a first passkey. People who have answered the suggestion do not get it again. */
    isOffered: z.boolean(),
  }),
  summary: 'The passkeys of the caller, the latest first.',
} as const satisfies CallSchemas;

export const getPasskeyCreation = {
  data: z.object({
    options: z.object({
      challenge: z.string(),
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.string() })),
      timeout: z.number(),
      attestation: z.string(),
      excludeCredentials: z.array(descriptor),
      authenticatorSelection: z.object({ residentKey: z.string(), requireResidentKey: z.boolean(), userVerification: z.string() }),
      extensions: z.object({ credProps: z.boolean() }),
      hints: z.array(z.string()),
    }),
  }),
  errors: ['PASSKEYS_FULL', 'THROTTLED'],
  summary:
    'Options with which a browser creates a passkey (`PublicKeyCredentialCreationOptionsJSON`); the challenge is valid once, for 5 minutes.',
} as const satisfies CallSchemas;

export const addPasskey = {
  body: z.strictObject({
    response: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: clientData,
        attestationObject: bytes(30_000),
        transports: z.optional(z.array(z.string().check(z.maxLength(40, 'TOO_LONG'))).check(z.maxLength(10, 'TOO_MANY'))),
      }),
    }),
  }),
  data: z.object({ id: z.string() }),
  errors: ['PASSKEY_INVALID', 'PASSKEY_USED', 'PASSKEYS_FULL', 'UNAUTHENTICATED'],
  summary: `Adds the passkey that the browser created (\`RegistrationResponseJSON\`); a person may have ${passkeysMax}. A mail reports it.`,
} as const satisfies CallSchemas;

export const renamePasskey = {
  body: z.strictObject({ id, name: requiredLine(passkeyNameMax) }),
  data: nothing,
  errors: ['NOT_FOUND'],
  summary: 'Names a passkey of the caller.',
} as const satisfies CallSchemas;

export const deletePasskey = {
  query: z.object({ id }),
  data: nothing,
  errors: ['NOT_FOUND', 'LAST_PROOF', 'LAST_WAY_IN'],
  summary:
    'Removes a passkey of the caller, which signs nobody in from then on; sessions stay. The last way to sign in is not removed. A mail reports it.',
} as const satisfies CallSchemas;

export const declinePasskeyOffer = {
  data: nothing,
  summary: 'The caller does not want to be offered a passkey again.',
} as const satisfies CallSchemas;

export const getPasskeyRequest = {
  data: z.object({
    options: z.object({ challenge: z.string(), rpId: z.string(), timeout: z.number(), userVerification: z.string() }),
  }),
  errors: ['THROTTLED'],
  summary:
    'Options with which a browser signs in by any passkey of this site (`PublicKeyCredentialRequestOptionsJSON`): the same for everybody, except for the challenge, which is valid once, for 5 minutes.',
} as const satisfies CallSchemas;

/** What the browser signed with a passkey (`AuthenticationResponseJSON`). */
export const signedResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: clientData,
    authenticatorData: bytes(8000),
    signature: bytes(2000),
    /** Identifies the person. Passkeys always have it, other credentials may not. */
    userHandle: bytes(100),
  }),
});
export type SignedResponse = z.infer<typeof signedResponse>;

export const loginWithPasskey = {
  body: z.strictObject({
    response: signedResponse,
    /** 0 mobile app, 1 web. */
    source,
  }),
  data: credentials,
  errors: ['ACCOUNT_SUSPENDED', 'PASSKEY_UNKNOWN', 'FOREIGN_ORIGIN', 'THROTTLED'],
  summary: 'Sign in by a passkey, with the same answer as Login; every refusal of the passkey has one code.',
} as const satisfies CallSchemas;
