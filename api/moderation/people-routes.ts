/** The console's calls about people and companies of the marketplace. */
import * as calls from '../../contract/moderation/people-calls.ts';
import { on, type Route } from '../platform/handler.ts';
import { companies, companySheet, ledger, people, personSheet } from './people.ts';
import { adjust, adjustedBalance, endSessions, suspendCompany, suspendPerson } from './suspend.ts';

export const peopleRoutes: readonly Route[] = [
  on(calls.findPeople, people),
  on(calls.findCompanies, companies),
  on(calls.getPerson, personSheet),
  on(calls.getConsoleCompany, companySheet),
  on(calls.getLedger, ledger),
  on(calls.setPersonSuspension, suspendPerson),
  on(calls.setCompanySuspension, suspendCompany),
  on(calls.endPersonSessions, endSessions),
  on(calls.adjustCredits, adjust, adjustedBalance),
];
