import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldPath, type UseFormReturn, useFormState } from 'react-hook-form';
import type { FieldError } from '../../../../contract/wire/errors.ts';
import { type ApiLanguage, apiLanguage, apiLanguages } from '../../../../contract/text/languages.ts';
import { publishContent, saveContent } from '../../../../contract/publishing/calls.ts';
import type { ContentKind } from '../../../../contract/publishing/kinds.ts';
import { sectionFaults } from '../../../../contract/rules.ts';
import { contentFaults, type ContentValues, writtenLanguages } from '../../../../contract/publishing/values.ts';
import { saySuccess } from '../../shared/say-success.ts';
import type { Failure } from '../../../client/call.ts';
import type { Draft } from '../../../form/draft.ts';
import { fieldText } from '../../../form/field-errors.ts';
import { asList, sentFiles } from '../../../form/files.ts';
import { sentInput } from '../../../form/sent-input.ts';
import type { UploadList } from '../../../form/upload-list.ts';
import { leaveInput } from '../../../form/leave-input.ts';
import { useForm } from '../../../form/use-form.ts';
import { useUploads } from '../../../form/use-uploads.ts';
import { errorText } from '../../../i18n/format.ts';
import { invalidate } from '../../shared/data/query.ts';
import { open } from '../../shared/route.ts';
import { sayFailure } from '../../shared/say-failure.ts';
import { useTexts } from '../../shared/texts.tsx';
import { useWrite } from '../../shared/data/use-write.ts';
import { useArrivals } from '../../shared/fields/use-arrivals.ts';
import { contentAddress, type Known } from './address.ts';
import { type Newer, newerOf } from './newer.ts';
import { emptyValues, entryForm, type EntryValues, entryValues, sentFields, typedValues } from './form.ts';

export interface EntryForm {
  form: UseFormReturn<EntryValues>;
  draft: Draft | null;
  isDirty: boolean;
  isBusy: boolean;
  picture: UploadList;
  language: ApiLanguage;
  setLanguage: (language: ApiLanguage) => void;
  newer: Newer | null;
  /** The values that would be sent now. */
  typed: () => ContentValues;
  /** Saves a draft. @param over the version that the draft replaces; by default the edited version */
  save: (over?: number) => Promise<void>;
  /** Saves the values and publishes them. @param at ISO time; by default the present moment */
  publish: (at?: string) => Promise<void>;
}

/** Checks, saves and publishes an entry. Typed values survive every failure. */
export function useEntryForm(kind: ContentKind, known: Known | null): EntryForm {
  const { t, language: reader } = useTexts();
  const stored = known?.values ?? emptyValues;
  const own = apiLanguage(reader);
  const [language, setLanguage] = useState<ApiLanguage>(() => {
    const written = writtenLanguages(stored);
    return written.includes(own) ? own : (written[0] ?? own);
  });
  const [formOf] = useState(() => entryForm(kind));
  const goTo = (field: FieldPath<EntryValues>): void => {
    const place = apiLanguages.find((each) => field.startsWith(`${each}.`));
    // Fields of another language have to be rendered before they can get the focus.
    if (place !== undefined) flushSync(() => setLanguage(place));
    form.setFocus(field === 'shared.picture' ? 'file' : field);
  };
  const { form, draft, blame } = useForm(formOf, entryValues(kind, stored), {
    focus: goTo,
    draft: { name: 'content', id: known?.entry.id, within: kind },
  });
  const { isDirty } = useFormState({ control: form.control });
  /** The version that is edited, from which the form was filled. */
  const base = useRef(known?.entry.version ?? 0);
  const filled = useRef(known?.entry.version ?? 0);
  const [newer, setNewer] = useState<Newer | null>(null);
  const picture = useUploads(form, 'file', 'SaveContent.picture');
  const { isWaiting, haveArrived } = useArrivals(form, { file: picture });

  // Values saved here or elsewhere are shown as stored; unsaved input stays.
  useEffect(() => {
    if (known === null || known.entry.version < base.current || known.entry.version === filled.current) return;
    if (isDirty) {
      // More was typed while this version was saved here. Only the API knows where it has stored the picture.
      if (known.entry.version === base.current && !form.getFieldState('shared.picture').isDirty)
        form.resetField('shared.picture', { defaultValue: known.values.shared['picture'] ?? '' });
      return;
    }
    base.current = known.entry.version;
    filled.current = known.entry.version;
    form.reset(entryValues(kind, known.values));
  }, [known, isDirty, kind, form]);

  const onFailure = (failure: Failure): boolean => {
    blame(failure);
    if (failure.code === 'STALE_VERSION') {
      setNewer(newerOf(failure.done) ?? { by: '', version: base.current + 1 });
      void invalidate(['moderation']);
    }
    sayFailure(errorText(t, failure));
    return true;
  };
  const saving = useWrite(saveContent, { onFailure });
  const publishing = useWrite(publishContent, { isShownByReading: true, onFailure });

  const typed = (): ContentValues => typedValues(kind, form.getValues(), reader);
  /** Marks faults. @returns whether there are none */
  const validate = (isWhole: boolean): boolean => {
    const values = typed();
    const isChosen = form.getValues('file') !== null;
    const chosen = isChosen ? { ...values, shared: { ...values.shared, picture: 'chosen' } } : values;
    const sections = isWhole && known !== null ? sectionFaults(known.entry, values) : {};
    const faults = Object.entries({ ...sections, ...contentFaults(kind, chosen, isWhole, language) }) as [
      FieldPath<EntryValues>,
      FieldError,
    ][];
    form.clearErrors();
    for (const [place, code] of faults) form.setError(place, { message: fieldText(t, code) });
    const first = faults[0];
    if (first === undefined) return true;
    goTo(first[0]);
    sayFailure(t('errors.BAD_INPUT'));
    return false;
  };

  /** What the last save of a new entry has stored, as the form shows it and as the API returns it. */
  const added = useRef<{ shown: EntryValues; read: EntryValues } | null>(null);
  /** @returns id and version of the saved entry; null after a failure */
  const store = async (over = base.current): Promise<{ id: string; version: number } | null> => {
    if (!(await haveArrived())) return null;
    const values = typed();
    const shown: EntryValues = structuredClone({ ...form.getValues(), file: null });
    const input = sentInput(form);
    const answer = await saving.run({
      body: { ...(known !== null && { id: known.entry.id }), kind, version: over, ...sentFields(kind, values) },
      ...sentFiles({ picture: asList(form.getValues('file')) }),
    });
    if (!answer.ok) return null;
    base.current = answer.data.version;
    setNewer(null);
    draft?.forget();
    input.showStored(shown);
    added.current = { shown, read: entryValues(kind, values) };
    return answer.data;
  };
  /** Opens the entry that was just added, with what was typed meanwhile as its draft. */
  const leaveNew = (id: string): void => {
    if (known !== null || added.current === null) return;
    const { shown, read } = added.current;
    const now = form.getValues();
    if (JSON.stringify(now) !== JSON.stringify(shown))
      leaveInput({ name: 'content', id, within: kind }, { start: read, values: now, language: reader }, formOf.draft);
    draft?.forget();
    open(contentAddress(kind, { id }), { replace: true });
  };

  const save = async (over?: number): Promise<void> => {
    if (!validate(false)) return;
    const saved = await store(over);
    if (saved === null) return;
    saySuccess(t, saveContent, 'publishing.saved');
    leaveNew(saved.id);
  };
  const publish = async (at?: string): Promise<void> => {
    if (!validate(true)) return;
    const last = known !== null && !isDirty ? { id: known.entry.id, version: base.current } : await store();
    if (last === null) return;
    const { ok } = await publishing.run({ body: { ...last, ...(at !== undefined && { at }) } });
    publishing.renew();
    if (ok) saySuccess(t, publishContent, at === undefined ? 'publishing.published' : 'publishing.dated');
    leaveNew(last.id);
  };
  return {
    form,
    draft,
    isDirty,
    isBusy: saving.busy || publishing.busy || isWaiting,
    picture,
    language,
    setLanguage,
    newer,
    typed,
    save,
    publish,
  };
}
