/** The texts of the business area: one set, to which each page adds its subjects before it is shown. */
import type { Language } from '../../../contract/text/languages.ts';
import { growingTexts, type GrowingTexts } from '../../i18n/browser.ts';
import type { FetchedSubject } from '../../i18n/subjects.ts';

export { TextsProvider, useTexts } from '../../i18n/texts.tsx';

let started: GrowingTexts | null = null;
const added = new Map<string, Promise<void>>();

/** Loads subjects, each once. */
export async function addSubjects(subjects: readonly FetchedSubject[]): Promise<void> {
  const texts = started;
  if (texts === null) return;
  await Promise.all(
    subjects.map((subject) => {
      const known = added.get(subject);
      if (known !== undefined) return known;
      const loading = texts.add([subject]);
      added.set(subject, loading);
      loading.catch(() => added.delete(subject));
      return loading;
    }),
  );
}

/** Called once, with the subjects of the shell. */
export async function startTexts(language: Language, subjects: readonly FetchedSubject[]): Promise<GrowingTexts> {
  started ??= growingTexts(language);
  await addSubjects(subjects);
  return started;
}
