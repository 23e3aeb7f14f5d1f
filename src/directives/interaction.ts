import type { ClientDirective } from 'astro';
import { waking } from './waking.ts';

/** `client:interaction`: what is typed meanwhile stays in the fields, and the island takes it over (src/form/use-early.ts). */
const interaction: ClientDirective = (load, _options, element) => {
  const start = waking(load, element);
  // Focused by script or autofocus before this ran.
  if (element.contains(document.activeElement)) start();
};

export default interaction;
