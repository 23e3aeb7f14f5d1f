/** Stores the input of a form while it is typed, and restores it when the form is opened again; without React. */
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import type { DraftPlace } from '../client/store/drafts.ts';
import { hasFile, draftValues, hashOfValues, takenValues, withNumbersIn, type DraftRules } from './draft-values.ts';
import type { Language } from '../../contract/text/languages.ts';

export interface DraftNote {
  /** Milliseconds since the epoch. */
  at: number;
  /**
   * `back`: the draft was restored. It is only offered if the form already has input (`offered`) or the stored version has changed since
   * (`older`).
   */
  kind: 'back' | 'offered' | 'older';
  lacksFiles: boolean;
}

export interface DraftState {
  note: DraftNote | null;
  /** False if the browser stores nothing: input is lost with the page. */
  isStored: boolean;
}

export interface Draft {
  state: () => DraftState;
  /** @returns a function that stops it */
  listen: (listener: () => void) => () => void;
  /** Starts storing the input. @returns a function that stops this and keeps what is stored */
  open: () => () => void;
  /** Waits until a stored draft is restored or offered. */
  whenRead: () => Promise<void>;
  /** Puts the offered draft into the form. */
  take: () => void;
  /** Restores the form before the draft, and deletes the draft. */
  discard: () => void;
  /** Deletes the draft. Called when the input was submitted. */
  forget: () => void;
}

export interface DraftOptions<Values extends FieldValues> extends DraftRules {
  place: DraftPlace;
  /** Initial values of the form. */
  start: Values;
  /** Whether the form is for a new object, so that a draft cannot be older than a stored version. */
  isNew: boolean;
  /** In whose notation numbers are typed. */
  language: Language;
}

type Editor<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'setValue' | 'reset' | 'subscribe'>;

/** Pause in typing before the input is stored, short enough for a reload right after it. */
const pauseMs = 300;

export function createDraft<Values extends FieldValues>(
  form: Editor<Values>,
  { place, start, isNew, language, ...rules }: DraftOptions<Values>,
): Draft {
  let state: DraftState = { note: null, isStored: true };
  const listeners = new Set<() => void>();
  let stored: FieldValues = start;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reading = Promise.resolve();
  let waiting: { values: Readonly<Record<string, unknown>>; note: DraftNote } | null = null;

  const startHash = (): string => hashOfValues(draftValues(stored, rules));
  const say = (change: Partial<DraftState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const forget = (): void => {
    clearTimeout(timer);
    timer = undefined;
    place.forget();
    if (state.note?.kind === 'back') say({ note: null });
  };
  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const values = form.getValues();
    const stored = draftValues(values, rules);
    const base = startHash();
    if (hashOfValues(stored) === base) forget();
    else say({ isStored: place.keep({ base: isNew ? '' : base, values: stored, language, lacksFiles: hasFile(values) }) });
  };
  const flush = (): void => {
    if (timer !== undefined) write();
  };
  const put = (values: Readonly<Record<string, unknown>>, note: DraftNote): void => {
    place.adopt();
    for (const [name, value] of Object.entries(values))
      form.setValue(name as FieldPath<Values>, value as FieldPathValue<Values, FieldPath<Values>>, { shouldDirty: true });
    say({ note: { ...note, kind: 'back' } });
  };

  async function lookBack(): Promise<void> {
    const found = await place.find();
    if (found === null) return;
    const writtenIn = found.language ?? language;
    const values = takenValues(withNumbersIn(found.values, rules, writtenIn, language), start, rules);
    const presentValues = draftValues(form.getValues(), rules);
    const present = hashOfValues(presentValues);
    const base = isNew ? '' : hashOfValues(withNumbersIn(presentValues, rules, language, writtenIn));
    const note: DraftNote = { at: found.at, kind: 'offered', lacksFiles: found.lacksFiles };
    if (hashOfValues({ ...presentValues, ...values }) === present) place.adopt();
    else if (present === startHash() && found.base === base) put(values, note);
    else {
      waiting = { values, note };
      say({ note: present === startHash() ? { ...note, kind: 'older' } : note });
    }
  }

  return {
    state: () => state,
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open: () => {
      reading = lookBack();
      const stop = form.subscribe({
        formState: { values: true },
        callback: ({ defaultValues }) => {
          stored = (defaultValues as FieldValues | undefined) ?? stored;
          clearTimeout(timer);
          timer = setTimeout(write, pauseMs);
        },
      });
      window.addEventListener('pagehide', flush);
      return () => {
        stop();
        flush();
        window.removeEventListener('pagehide', flush);
        place.close();
      };
    },
    whenRead: () => reading,
    take: () => {
      if (waiting === null) return;
      const { values, note } = waiting;
      waiting = null;
      put(values, note);
    },
    discard: () => {
      if (waiting === null) {
        form.reset();
        forget();
      } else {
        waiting = null;
        place.forgetFound();
        say({ note: null });
      }
    },
    forget,
  };
}
