/** Runs an action by the script that calls the server, which is loaded when first needed. No island: it shows nothing. */
import { doEvent, type MemberAction } from './member-events.ts';
// oxlint-disable-next-line import/default -- the bundler answers with the address of the bundled script
import actionsAddress from './member-actions.ts?worker&url';

export async function run(action: MemberAction): Promise<void> {
  await import(/* @vite-ignore */ actionsAddress);
  document.dispatchEvent(new CustomEvent(doEvent, { detail: action }));
}
