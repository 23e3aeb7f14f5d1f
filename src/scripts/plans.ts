/**
 * The page is the same for everyone (D-31): here a member sees whose account pays (a link may have signed them in, D-28), their own plan
 * is marked, and credit packs show to those who have one.
 */
import type { UserInfo } from '../../contract/session/shapes.ts';

const storedUser = (): Partial<UserInfo> | null => {
  try {
    return JSON.parse(localStorage.getItem('user') ?? 'null') as Partial<UserInfo> | null;
  } catch {
    return null;
  }
};

const user = storedUser();
for (const place of document.querySelectorAll('[data-user-email]')) place.textContent = user?.email ?? '';
if (user !== null && Date.parse(user.dtCreditPlanExpireDate ?? '') > Date.now()) {
  for (const part of document.querySelectorAll<HTMLElement>('[data-with-plan]')) part.hidden = false;
  for (const mark of document.querySelectorAll<HTMLElement>(`[data-plan="${user.stCreditPlanId}"] [data-current-plan]`))
    mark.hidden = false;
}
