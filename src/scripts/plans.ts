/**
 * The page is the same for everyone (D-31): here a member sees whose account pays (a link may have signed them in, D-28) and the way back to
 * where they were sent away from, their own plan is marked, and in place of what they can not buy stands what is needed for it. The API has the last word.
 */
import { storedBuying, storedUser } from '../client/stored.ts';
// oxlint-disable-next-line import/default -- the bundler answers with the address of the bundled script
import wayBackAddress from './show-way-back.ts?worker&url';

function show(parts: string, isShown: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>(parts)) part.hidden = !isShown;
}

const user = storedUser();
for (const place of document.querySelectorAll('[data-user-email]')) place.textContent = user?.email ?? '';
if (user !== null) {
  const hasPlan = Date.parse(user.dtCreditPlanExpireDate ?? '') > Date.now();
  const mayChange = storedBuying('changeCreditPlan');
  const mayAdd = storedBuying('addCredits');
  show(`[data-plan="${user.stCreditPlanId}"] [data-current-plan]`, hasPlan);
  show('[data-plan-buy]', mayChange);
  show('[data-plan-permission]', !mayChange);
  show('[data-pack-need="guest"]', false);
  show('[data-pack-need="plan"]', mayAdd && !hasPlan);
  show('[data-pack-need="permission"]', !mayAdd);
  show('[data-pack-buy]', mayAdd && hasPlan);
}

try {
  // src/client/way-back.ts keeps it.
  if (sessionStorage.getItem('way-back') !== null) void import(/* @vite-ignore */ wayBackAddress);
} catch {
  // Without storage nobody was sent.
}
