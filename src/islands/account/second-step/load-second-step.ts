import type { Language } from '../../../i18n/languages.ts';

/** What is missing after a right first factor. */
export type Missing = 'SECOND_FACTOR_NEEDED' | 'PASSKEY_NEEDED';

const isMissing = (code: string): code is Missing => code === 'SECOND_FACTOR_NEEDED' || code === 'PASSKEY_NEEDED';

/**
 * Only people who need a second step load it, with its texts.
 * @param code of the refusal
 * @returns undefined for another refusal, or if it cannot be loaded
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
