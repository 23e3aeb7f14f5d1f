import * as identity from '../../contract/identity/calls.ts';
import { hasPassword, readAccount } from '../account/account-store.ts';
import { isoTime, isoTimeOrNull } from '../platform/clock.ts';
import { on, type Route } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { beginConnecting, beginSignIn } from './begin.ts';
import { connect, disconnect } from './connect.ts';
import { finish } from './finish.ts';
import { configuredProviders } from './providers.ts';
import { register } from './register.ts';
import { signIn } from './sign-in.ts';
import { listIdentities } from './store.ts';

export const identityRoutes: readonly Route[] = [
  on(identity.getIdentityProviders, async ({ deps: { env } }) => ({ providers: configuredProviders(env) })),
  on(identity.beginIdentity, beginSignIn),
  on(identity.beginConnection, beginConnecting),
  on(identity.finishIdentity, finish),
  on(identity.loginWithIdentity, signIn),
  on(identity.registerWithIdentity, register),
  on(identity.getIdentities, async ({ caller, deps: { db, env } }) => {
    const [account, rows] = await Promise.all([readAccount(db, caller.userId), listIdentities(db, caller.userId)]);
    if (account === null) throw new Refusal('UNAUTHENTICATED');
    return {
      providers: configuredProviders(env),
      identities: rows.map(({ id, provider, email, created_at, last_used_at }) => ({
        id,
        provider,
        email,
        dtAdded: isoTime(created_at),
        dtLastUsed: isoTimeOrNull(last_used_at),
      })),
      hasPassword: hasPassword(account),
    };
  }),
  on(identity.connectIdentity, connect),
  on(identity.disconnectIdentity, disconnect),
];
