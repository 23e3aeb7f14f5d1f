import { approval } from '../../contract/company/approval.ts';
import { dayMs } from '../../contract/limits.ts';
import type { ApiLanguage } from '../../contract/text/languages.ts';
import type { Flag } from '../../contract/permissions.ts';
import { getDashboard, type OnboardingStep, onboardingSteps } from '../../contract/dashboard/calls.ts';
import type { Dashboard, TrafficDay } from '../../contract/dashboard/schemas.ts';
import { requestPath } from '../../contract/request/address.ts';
import { dashboardListMax, trafficDays } from '../../contract/dashboard/limits.ts';
import { dayOf } from '../platform/clock.ts';
import { isoTime } from '../platform/clock.ts';
import { type Caller, on, type Route } from '../platform/http/handler.ts';
import { withHiddenFiles } from '../platform/shown-files.ts';
import { titleOf } from '../platform/text/title.ts';
import { mediaUrl } from '../platform/media-url.ts';
import { type MatchRow, readDashboard, type DashboardRows } from './store.ts';

/** The permission that staff need for each step. The e-mail step is only for the main user. */
const stepFlags: Readonly<Record<Exclude<OnboardingStep, 'email'>, Flag>> = {
  company: 'addCompany',
  approval: 'editAndDeleteCompany',
  request: 'requestsAccess',
  answer: 'getAccesibleChatCards',
};

function stepsOf(caller: Caller, { account, companies }: DashboardRows): Dashboard['steps'] {
  const isDone: Record<OnboardingStep, boolean> = {
    email: caller.isEmailVerified,
    company: companies.length > 0,
    approval: companies[0]?.approve_status === approval.approved,
    request: account?.has_request === 1,
    answer: account?.has_answer === 1,
  };
  return onboardingSteps
    .filter((name) => (name === 'email' ? caller.isMainUser : caller.may(stepFlags[name])))
    .map((name) => ({ name, isDone: isDone[name] }));
}

/** Fills in days without a row. Views of days before counting began are null. */
function trafficOf({ account, days }: DashboardRows, mayChat: boolean, now: number): TrafficDay[] {
  const today = dayOf(now);
  const byDay = new Map(days.map((row) => [row.day, row]));
  return Array.from({ length: trafficDays }, (_, index) => {
    const day = today - trafficDays + 1 + index;
    const row = byDay.get(day);
    return {
      day: isoTime(day * dayMs).slice(0, 10),
      views: account === undefined || day < account.counted_from ? null : (row?.views ?? 0),
      contacts: mayChat ? (row?.contacts ?? 0) : null,
    };
  });
}

/** The matches without repetition, although several searches may have found the same item. */
function matchesOf(rows: readonly MatchRow[], reader: ApiLanguage): NonNullable<Dashboard['matches']> {
  const shown = new Map(rows.toReversed().map((row) => [row.id, row]));
  return [...shown.values()]
    .toReversed()
    .flatMap(({ id, name, names, service_type, company_path, search_name, found_at }) =>
      name === null
        ? []
        : [
            {
              id,
              name,
              title: titleOf(names, reader, name),
              path: service_type === null ? `/companies/${company_path ?? ''}/products/${id}` : requestPath(service_type, id),
              searchName: search_name,
              dtFound: isoTime(found_at),
            },
          ],
    )
    .slice(0, dashboardListMax);
}

export const dashboardRoutes: readonly Route[] = [
  on(getDashboard, async ({ caller, deps }) => {
    const { db, clock } = deps;
    const now = clock.now();
    const { userId, masterUserId, language, plan } = caller;
    const rows = await readDashboard(db, { userId, masterUserId, language, planId: plan?.id ?? null }, now);
    const [company] = rows.companies;
    const [mayChat, maySeeCredits] = [caller.may('getAccesibleChatCards'), caller.may('viewUserTransactions')];
    return withHiddenFiles(deps, {
      steps: stepsOf(caller, rows),
      company: company === undefined ? null : { id: company.id, approveStatus: company.approve_status },
      unanswered: mayChat
        ? rows.unanswered.map((chat) => ({
            chatId: chat.chat_id,
            companyName: chat.company_name,
            companyLogoUrl: mediaUrl(chat.logo_key),
            chatNameForAll: chat.name_for_all,
            title: titleOf(chat.names, language, chat.name_for_all),
            dtLastAt: isoTime(chat.last_at),
          }))
        : null,
      ending: caller.may('requestsAccess')
        ? rows.ending.map(({ id, name, names, expires_at }) => ({
            id,
            name,
            title: titleOf(names, language, name),
            dtExpire: isoTime(expires_at),
          }))
        : null,
      matches: rows.account?.has_search === 1 ? matchesOf(rows.matches, language) : null,
      traffic: company === undefined ? null : trafficOf(rows, mayChat, now),
      credits: maySeeCredits ? (rows.account?.balance ?? 0) : null,
      plan:
        maySeeCredits && plan !== null
          ? { name: rows.account?.plan_name ?? '', dtExpire: isoTime(plan.expiresAt), isExpired: plan.expiresAt <= now }
          : null,
    });
  }),
];
