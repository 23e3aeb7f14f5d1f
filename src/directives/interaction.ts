import type { ClientDirective } from 'astro';
import { hydrateOnEvents } from './hydrate-on-events.ts';

/**
 * `client:interaction`: hydrates at the first interaction. Text that is typed during hydration stays in the fields, and the island takes it
 * over (src/form/use-early.ts).
 */
const interaction: ClientDirective = (load, _options, element) => {
  const start = hydrateOnEvents(load, element);
  const isFocused = element.contains(document.activeElement);
  // Hydrates at once after a reload if the island has stored its state in this history entry (src/islands/account/use-sign-up.ts).
  const hasState = Boolean((history.state as { island?: unknown } | null)?.island);
  if (isFocused || hasState) start();
};

export default interaction;
