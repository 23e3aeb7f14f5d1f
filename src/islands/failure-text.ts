import type { Failure } from '../client/call.ts';
import type { Language } from '../i18n/languages.ts';

/** The sentence of a refusal in the page's language; its texts are fetched when something failed (D-4). */
export async function failureText(language: Language, failure: Failure): Promise<string> {
  const [{ createBrowserTexts }, { errorText }] = await Promise.all([import('../i18n/browser.ts'), import('../i18n/format.ts')]);
  const texts = await createBrowserTexts(language, ['errors']);
  return errorText(texts.t, failure);
}
