import { type NewAccount, userStatement } from '../account/account-store.ts';
import { userCompanyStatement } from '../company/user-company-store.ts';
import { grantStatement, openAccountStatement } from '../credit/ledger-store.ts';
import { welcomeKey, type WelcomePlan } from './sign-up-store.ts';

/**
 * All statements that create a main account, for one batch: user with the Welcome plan, own company (docs/behaviour.md#own-company), credit
 * account, welcome credits. The batch fails as a whole if the e-mail is used or the person gets welcome credits meanwhile.
 * @param personHash null for a person who has had the welcome credits (docs/behaviour.md#welcome-credits)
 */
export function mainAccountStatements(
  db: D1DatabaseSession,
  account: NewAccount,
  welcome: WelcomePlan | null,
  personHash: string | null,
  now: number,
): D1PreparedStatement[] {
  const statements = [
    userStatement(db, account, welcome?.id ?? null, now),
    userCompanyStatement(db, account, now),
    openAccountStatement(db, account.id),
  ];
  if (welcome !== null && welcome.additional_credit > 0 && personHash !== null)
    statements.push(
      grantStatement(
        db,
        {
          ownerUserId: account.id,
          amount: welcome.additional_credit,
          reason: 'welcome',
          operationKey: welcomeKey(personHash),
          targetType: 'plan',
          targetId: welcome.id,
          actorUserId: account.id,
        },
        now,
      ),
    );
  return statements;
}
