/** Second factors: authenticator apps, recovery codes, trusted browsers, what an account requires, and recovery. */
import type { Subject } from '../platform/subject/subject.ts';
import { endAllTrustStatement, exported, forgetTrustedStatement, sweepTrustedStatement } from './trusted-store.ts';
import { endRecoveryOfStatement, forgetRecoveriesStatement, sweepRecoveriesStatement } from './recovery-store.ts';
import { recoveryMails } from './recovery.ts';
import { secondFactorRoutes } from './routes.ts';
import { forgetRuleStatement } from './rule-store.ts';
import { forgetSecondFactorsStatement } from './store.ts';

export const secondFactor: Subject = {
  name: 'second-factor',
  routes: secondFactorRoutes,
  tables: {
    factor_recovery: { notExported: 'expires within four days, and its mails describe it' },
    recovery_code: { notExported: 'secrets' },
    second_factor: { notExported: 'exported at the beginning of the file' },
    second_factor_rule: { notExported: 'exported at the beginning of the file' },
    trusted_browser: {},
  },
  jobs: [recoveryMails],
  retention: { hour: [sweepTrustedStatement, sweepRecoveriesStatement] },
  // The factor itself stays: access to the mailbox alone must not be enough to remove it.
  endSignIns: [endRecoveryOfStatement, endAllTrustStatement],
  personalData: {
    exported,
    forgetPeople: [forgetSecondFactorsStatement, forgetTrustedStatement, forgetRecoveriesStatement],
    forgetAccount: [forgetRuleStatement],
  },
};
