import type { ClientDirective } from 'astro';
import { hydrateOnEvents } from './hydrate-on-events.ts';

/**
 * `client:interaction`: hydrates at the first interaction. Text that is typed during hydration stays in the fields, and the island takes it
 * over (src/form/use-early.ts).
 */
const interaction: ClientDirective = (load, _options, element) => {
  const start = hydrateOnEvents(load, element);
  if (element.contains(document.activeElement)) start();
};

export default interaction;
