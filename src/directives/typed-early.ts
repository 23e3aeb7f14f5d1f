/** What people typed and chose in an island's fields before React was there; React would go back to its first state. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** React's own note of a field's value: it calls onChange only when the two differ. */
type Tracked = Field & { _valueTracker?: { setValue(value: string): void } };

export type FieldNotes = Map<Field, string | boolean>;

const isField = (target: EventTarget | null): target is Field =>
  (target instanceof HTMLInputElement && target.type !== 'file') ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;
const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** Remembers what the field holds now. */
export function noteOf(notes: FieldNotes, target: EventTarget | null): void {
  if (isField(target)) notes.set(target, isBox(target) ? target.checked : target.value);
}

/** Past React's own setter, which would take it for a change of its own. */
function setNative(field: Field, name: 'value' | 'checked', value: string | boolean): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, name)?.set?.call(field, value);
}

/** Does again what the person did, field by field, so that React's state follows. */
export function restoreFields(notes: FieldNotes): void {
  for (const [field, value] of notes) {
    if (!field.isConnected) continue;
    if (isBox(field)) {
      if (field.type === 'radio' && value === false) continue;
      setNative(field, 'checked', !value);
      field.click();
      continue;
    }
    setNative(field, 'value', value);
    (field as Tracked)._valueTracker?.setValue(value === '' ? ' ' : '');
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  }
}
