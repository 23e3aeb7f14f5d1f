import type { Language } from '../../../i18n/languages.ts';

/** Only people with a second factor load it, with its texts. */
export async function loadCodeStep(language: Language) {
  const [{ CodeStep }, { growingTexts }] = await Promise.all([import('./CodeStep.tsx'), import('../../../i18n/browser.ts')]);
  const texts = growingTexts(language);
  await texts.add(['secondFactor']);
  return { CodeStep, t: texts.t };
}

export type LoadedCodeStep = Awaited<ReturnType<typeof loadCodeStep>>;
