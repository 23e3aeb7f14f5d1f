/**
 * In the app's web view a member's plans page opens outside of it (docs/requirements.md#shell-of-the-native-app-p-27). No island: it
 * shows nothing.
 */
import { isInApp } from '../client/host/host-app.ts';
import { storedUser } from '../client/store/stored.ts';
import { run } from './run-action.ts';

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

addEventListener('pageshow', ({ persisted }) => {
  if (!isInApp() || storedUser() === null) return;
  // A guest who went to the sign-in from here comes back as a member whose plans are open outside already.
  if (persisted || visit?.type === 'back_forward') location.replace(`${document.documentElement.dataset['prefix'] ?? ''}/profile-tab`);
  else void run({ type: 'plans' });
});
