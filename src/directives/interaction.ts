import type { ClientDirective } from 'astro';
import { noteOf, restoreFields, type FieldNotes } from './typed-early.ts';
import { waking } from './waking.ts';

/** `client:interaction`, for forms: what is typed meanwhile stays in its fields. */
const interaction: ClientDirective = (load, _options, element) => {
  const fields: FieldNotes = new Map();
  const start = waking(
    load,
    element,
    ['input', 'change'],
    (event) => {
      const isTyped = event.type === 'input' || event.type === 'change';
      if (isTyped) noteOf(fields, event.target);
      return isTyped;
    },
    () => restoreFields(fields),
  );
  // Reached by script or autofocus before this ran.
  if (element.contains(document.activeElement) && document.activeElement !== document.body) start();
};

export default interaction;
