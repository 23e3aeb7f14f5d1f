/**
 * Loads what the plans page shows to members only, because the page itself is the same for everyone (docs/behaviour.md#shared-pages). No
 * island, because nothing of it is interactive.
 */
// oxlint-disable-next-line import/default -- the bundler answers with the address of the bundled script
import memberAddress from './plans-of-member.ts?worker&url';
// oxlint-disable-next-line import/default -- the bundler answers with the address of the bundled script
import wayBackAddress from './show-way-back.ts?worker&url';

if (document.documentElement.dataset['session'] === 'member') void import(/* @vite-ignore */ memberAddress);

try {
  // Stored by src/client/session/way-back.ts.
  if (sessionStorage.getItem('way-back') !== null) void import(/* @vite-ignore */ wayBackAddress);
} catch {
  // Without storage there was no detour.
}
