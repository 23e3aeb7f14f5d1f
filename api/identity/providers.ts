/** The fixed configuration of each provider: issuer, addresses, algorithm, and when an e-mail address counts as verified (ADR 041). */
import { importPKCS8, SignJWT } from 'jose';
import type { AuthorizationServer } from 'oauth4webapi';
import { identityProviders, type IdentityProvider } from '../../contract/identity/fields.ts';
import { minuteMs, secondMs } from '../../contract/limits.ts';
import type { Env } from '../platform/env.ts';

export interface Provider {
  name: IdentityProvider;
  metadata: AuthorizationServer;
  clientId: string;
  /** Makes the secret of a token request. */
  secretAt(now: number): Promise<string>;
  scope: string;
  /** Further parameters of the address to which people are redirected. */
  parameters: Readonly<Record<string, string>>;
  /** The issuer of a token, for providers with an issuer for each customer; null if the token does not determine it. */
  issuerOf?(claims: Readonly<Record<string, unknown>>): string | null;
  isVerified(claims: Readonly<Record<string, unknown>>): boolean;
  /** The binding to a provider on the same machine. */
  fetcher?: Fetcher;
}

const fixed = (secret: string) => () => Promise.resolve(secret);
const chooses = { prompt: 'select_account' };
/** Whether a claim is true; Apple sends it as a text. */
const says = (claim: unknown): boolean => claim === true || claim === 'true';

/** Apple's secret is a token that the operator's key signs for each request. */
const appleSecret =
  (clientId: string, teamId: string, keyId: string, privateKey: string) =>
  async (now: number): Promise<string> =>
    new SignJWT({})
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience('https://appleid.apple.com')
      .setIssuedAt(Math.floor(now / secondMs))
      .setExpirationTime(Math.floor((now + 5 * minuteMs) / secondMs))
      // A setting of several lines may have been entered as one.
      .sign(await importPKCS8(privateKey.replaceAll('\\n', '\n'), 'ES256'));

function google({ OIDC_GOOGLE_CLIENT_ID: clientId, OIDC_GOOGLE_CLIENT_SECRET: secret }: Env): Provider | null {
  if (!clientId || !secret) return null;
  return {
    name: 'google',
    metadata: {
      issuer: 'https://accounts.google.com',
      authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
      token_endpoint: 'https://oauth2.googleapis.com/token',
      jwks_uri: 'https://www.googleapis.com/oauth2/v3/certs',
      id_token_signing_alg_values_supported: ['RS256'],
    },
    clientId,
    secretAt: fixed(secret),
    scope: 'openid email profile',
    parameters: chooses,
    isVerified: (claims) => says(claims['email_verified']),
  };
}

const tenantPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function microsoft({ OIDC_MICROSOFT_CLIENT_ID: clientId, OIDC_MICROSOFT_CLIENT_SECRET: secret }: Env): Provider | null {
  if (!clientId || !secret) return null;
  const root = 'https://login.microsoftonline.com';
  return {
    name: 'microsoft',
    metadata: {
      issuer: `${root}/common/v2.0`,
      authorization_endpoint: `${root}/common/oauth2/v2.0/authorize`,
      token_endpoint: `${root}/common/oauth2/v2.0/token`,
      jwks_uri: `${root}/common/discovery/v2.0/keys`,
      id_token_signing_alg_values_supported: ['RS256'],
    },
    clientId,
    secretAt: fixed(secret),
    scope: 'openid email profile',
    parameters: chooses,
    issuerOf: ({ tid }) => (typeof tid === 'string' && tenantPattern.test(tid) ? `${root}/${tid}/v2.0` : null),
    // Administrators of a tenant can enter any address for an account. This claim states that the domain of the address is verified.
    isVerified: ({ xms_edov: edov }) => says(edov) || edov === 1 || edov === '1',
  };
}

function apple(env: Env): Provider | null {
  const { OIDC_APPLE_CLIENT_ID: clientId, OIDC_APPLE_TEAM_ID: team, OIDC_APPLE_KEY_ID: key, OIDC_APPLE_PRIVATE_KEY: privateKey } = env;
  if (!clientId || !team || !key || !privateKey) return null;
  return {
    name: 'apple',
    metadata: {
      issuer: 'https://appleid.apple.com',
      authorization_endpoint: 'https://appleid.apple.com/auth/authorize',
      token_endpoint: 'https://appleid.apple.com/auth/token',
      jwks_uri: 'https://appleid.apple.com/auth/keys',
      id_token_signing_alg_values_supported: ['RS256'],
    },
    clientId,
    secretAt: appleSecret(clientId, team, key, privateKey),
    scope: 'openid email',
    // Apple requires a posted answer if the e-mail address is requested.
    parameters: { response_mode: 'form_post' },
    isVerified: (claims) => says(claims['email_verified']),
  };
}

/** A provider on a developer's machine (scripts/support/server/demo-identity.ts). */
function demo({ MODE, OIDC_DEMO: fetcher, OIDC_DEMO_ORIGIN: origin }: Env): Provider | null {
  if (MODE !== 'local' || fetcher === undefined || !origin) return null;
  return {
    name: 'demo',
    metadata: {
      issuer: origin,
      authorization_endpoint: `${origin}/authorize`,
      token_endpoint: `${origin}/token`,
      jwks_uri: `${origin}/jwks`,
      id_token_signing_alg_values_supported: ['ES256'],
    },
    clientId: 'kervan',
    secretAt: fixed('demo'),
    scope: 'openid email profile',
    parameters: chooses,
    isVerified: (claims) => says(claims['email_verified']),
    fetcher,
  };
}

const makers = { google, microsoft, apple, demo } satisfies Record<IdentityProvider, (env: Env) => Provider | null>;

/** @returns null if it is not configured */
export const providerOf = (env: Env, name: IdentityProvider): Provider | null => makers[name](env);

export const configuredProviders = (env: Env): IdentityProvider[] => identityProviders.filter((name) => providerOf(env, name) !== null);
