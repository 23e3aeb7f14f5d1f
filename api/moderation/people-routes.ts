/** The console's calls about members and companies of the marketplace. */
import * as calls from '../../contract/moderation/people-calls.ts';
import { type Deps, on, onOthers, type Route } from '../platform/http/handler.ts';
import { readCompanyAccounts, readPersonAccounts } from './own-store.ts';
import { companies, companySheet, ledger, people, personSheet } from './people.ts';
import { adjust, adjustedBalance } from './adjust-credits.ts';
import { endSessions, suspendCompany, suspendPerson } from './suspend.ts';

const ofPerson = ({ body, deps }: { body: { id: string }; deps: Deps }): Promise<string[]> => readPersonAccounts(deps.db, body.id);

export const peopleRoutes: readonly Route[] = [
  on(calls.findPeople, people),
  on(calls.findCompanies, companies),
  onOthers(calls.getPerson, ({ query, deps }) => readPersonAccounts(deps.db, query.id), personSheet),
  onOthers(calls.getConsoleCompany, ({ query, deps }) => readCompanyAccounts(deps.db, query.id), companySheet),
  onOthers(calls.getLedger, ofPerson, ledger),
  onOthers(calls.setPersonSuspension, ofPerson, suspendPerson),
  onOthers(calls.setCompanySuspension, ({ body, deps }) => readCompanyAccounts(deps.db, body.id), suspendCompany),
  onOthers(calls.endPersonSessions, ofPerson, endSessions),
  onOthers(calls.adjustCredits, ofPerson, adjust, adjustedBalance),
];
