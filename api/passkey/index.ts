/** Passkeys: adding and removing them, and sign-in with them. */
import type { Subject } from '../platform/subject/subject.ts';
import { exported, forgetPasskeysStatements, removePasskeysSinceStatement, sweepChallengesStatement } from './store.ts';
import { passkeyRoutes } from './routes.ts';

export const passkey: Subject = {
  name: 'passkey',
  routes: passkeyRoutes,
  tables: {
    passkey: {},
    passkey_challenge: { notExported: 'random bytes, deleted after five minutes' },
    passkey_offer: { notExported: 'a flag that prevents a second offer' },
  },
  retention: { minute: [sweepChallengesStatement] },
  endSignIns: [removePasskeysSinceStatement],
  personalData: { exported, forgetPeople: [forgetPasskeysStatements] },
};
