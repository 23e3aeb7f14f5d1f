/**
 * In the app's web view a member's plans page opens outside of it (docs/requirements.md#shell-of-the-native-app-p-27). No island: it
 * shows nothing.
 */
import { isInApp } from '../client/host/host-app.ts';
import { storedUser } from '../client/store/stored.ts';
import { run } from './run-action.ts';

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isReturn = visit?.type === 'back_forward';
/** Older web views provide the page's referrer only. */
const isFirst = 'navigation' in window ? !navigation.canGoBack : document.referrer === '';

addEventListener('pageshow', ({ persisted }) => {
  if (!isInApp() || storedUser() === null) return;
  // A guest who went to the sign-in from here comes back as a member whose plans are open outside already. Only another address replaces
  // the reload of a restored page (src/boot.js).
  if (persisted || (isReturn && isFirst)) location.replace(`${document.documentElement.dataset['prefix'] ?? ''}/profile-tab`);
  else if (isReturn) history.back();
  else void run({ type: 'plans' });
});
