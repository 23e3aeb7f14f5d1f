/**
 * The link by which the app hands its session to a browser (docs/behaviour.md#hand-off): its token is removed from address and history
 * at once. No island: it shows nothing.
 */
import { run } from './run-action.ts';

const address = new URL(location.href);
const token = address.searchParams.get('handoff');
if (token !== null) {
  address.searchParams.delete('handoff');
  history.replaceState(history.state, '', address.pathname + address.search + address.hash);
  void run({ type: 'hand-off', token });
}
