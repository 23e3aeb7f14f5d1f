/**
 * For a member, names the paying account (a link may have signed them in, docs/behaviour.md#hand-off), marks their plan, and replaces
 * unavailable buttons by the requirement. The API decides. No island: it shows and hides parts of server markup.
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
  show('[data-pack-list]', hasPlan);
  show('[data-pack-need="plan"]', !hasPlan);
  show('[data-pack-need="permission"]', hasPlan && !mayAdd);
  show('[data-pack-buy]', mayAdd);
}
