/**
 * In the app's web view a member's plans page opens outside of it (docs/requirements.md#shell-of-the-native-app-p-27). No island: it
 * shows nothing.
 */
import { isInApp } from '../client/host/host-app.ts';
import { storedUser } from '../client/store/stored.ts';
import { doEvent, type MemberAction } from './member-events.ts';
// oxlint-disable-next-line import/default -- the bundler answers with the address of the bundled script
import actionsAddress from './member-actions.ts?worker&url';

if (isInApp() && storedUser() !== null)
  void import(/* @vite-ignore */ actionsAddress).then(() =>
    document.dispatchEvent(new CustomEvent<MemberAction>(doEvent, { detail: { type: 'plans' } })),
  );
