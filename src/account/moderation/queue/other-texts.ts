import type { AuthorDescriptions, AuthorText, AuthorTexts } from '../../../../contract/text/author-texts.ts';
import { apiLanguages, fromApiLanguage, languageNames } from '../../../../contract/text/languages.ts';
import { isolated } from '../../../../contract/text/isolate.ts';

/** Names and descriptions in further languages, which are reviewed like the main ones: a label with the language, and the text. */
export function otherTexts(
  texts: AuthorTexts | AuthorDescriptions | undefined,
  labels: { name: string; description: string },
): [label: string, value: string][] {
  return apiLanguages.flatMap((language): [string, string][] => {
    const text: Partial<AuthorText> | undefined = texts?.[language];
    const native = isolated(languageNames[fromApiLanguage(language)].name);
    const rows: (readonly [string, string | undefined])[] = [
      [labels.name, text?.name],
      [labels.description, text?.description],
    ];
    return rows.flatMap(([label, value]) => (value === undefined ? [] : [[`${label} · ${native}`, value]]));
  });
}
