/**
 * The link by which the app hands its session to a browser (docs/behaviour.md#hand-off): its token is removed from address and history
 * at once. No island: it shows nothing.
 */
import { doEvent, type MemberAction } from './member-events.ts';
// oxlint-disable-next-line import/default -- the bundler answers with the address of the bundled script
import actionsAddress from './member-actions.ts?worker&url';

const address = new URL(location.href);
const token = address.searchParams.get('handoff');
if (token !== null) {
  address.searchParams.delete('handoff');
  history.replaceState(history.state, '', address.pathname + address.search + address.hash);
  void import(/* @vite-ignore */ actionsAddress).then(() =>
    document.dispatchEvent(new CustomEvent<MemberAction>(doEvent, { detail: { type: 'hand-off', token } })),
  );
}
