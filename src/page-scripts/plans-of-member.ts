/**
 * A member sees whose account pays (a link may have signed them in, docs/behaviour.md#hand-off), their own plan is marked, and in place of what they can not buy stands what
 * is needed for it. The API has the last word. No island: it shows and hides parts of server markup.
 */
import { storedMay, storedUser } from '../client/store/stored.ts';

function show(parts: string, isShown: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>(parts)) part.hidden = !isShown;
}

const user = storedUser();
for (const place of document.querySelectorAll('[data-user-email]')) place.textContent = user?.email ?? '';
if (user !== null) {
  const hasPlan = Date.parse(user.dtCreditPlanExpireDate ?? '') > Date.now();
  const mayChange = storedMay('changeCreditPlan');
  const mayAdd = storedMay('addCredits');
  show(`[data-plan="${user.stCreditPlanId}"] [data-current-plan]`, hasPlan);
  show('[data-plan-buy]', mayChange);
  show('[data-plan-permission]', !mayChange);
  show('[data-pack-need="guest"]', false);
  show('[data-pack-need="plan"]', mayAdd && !hasPlan);
  show('[data-pack-need="permission"]', !mayAdd);
  show('[data-pack-buy]', mayAdd && hasPlan);
}
