/**
 * In the app's web view a member's plans page opens outside of it (docs/requirements.md#shell-of-the-native-app-p-27). No island: it
 * shows nothing.
 */
import { isInApp } from '../client/host/host-app.ts';
import { storedUser } from '../client/store/stored.ts';
import { run } from './run-action.ts';

if (isInApp() && storedUser() !== null) void run({ type: 'plans' });
