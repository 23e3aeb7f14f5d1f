import type { ClientDirective } from 'astro';
import { waking } from './waking.ts';

/** `client:interaction`: what is typed meanwhile stands in the fields, and the island takes it from there (src/form/use-early.ts). */
const interaction: ClientDirective = (load, _options, element) => {
  const start = waking(load, element);
  // Reached by script or autofocus before this ran.
  if (element.contains(document.activeElement)) start();
};

export default interaction;
