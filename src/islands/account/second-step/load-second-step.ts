import type { Language } from '../../../i18n/languages.ts';

/** What is missing after a correct first factor. */
export type Missing = 'SECOND_FACTOR_NEEDED' | 'PASSKEY_NEEDED';

const isMissing = (code: string): code is Missing => code === 'SECOND_FACTOR_NEEDED' || code === 'PASSKEY_NEEDED';

/**
 * Loads the second step with its texts, for the few people who need it.
 * @param code of the refusal
 * @returns undefined for another refusal, or if loading fails
 */
export async function loadSecondStep(code: string, language: Language) {
  if (!isMissing(code)) return undefined;
  try {
    const [{ SecondStep }, { growingTexts }] = await Promise.all([import('./SecondStep.tsx'), import('../../../i18n/browser.ts')]);
    const texts = growingTexts(language);
    await texts.add(['secondFactor']);
    return { SecondStep, missing: code, t: texts.t };
  } catch {
    return undefined;
  }
}

export type LoadedSecondStep = NonNullable<Awaited<ReturnType<typeof loadSecondStep>>>;
