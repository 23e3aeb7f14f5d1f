import { type Failure, failureOf } from '../../../../contract/wire/wire-call.ts';
import type { TextsOf } from '../../../i18n/keys.ts';
import type { Language } from '../../../../contract/text/languages.ts';
import type { SecondStep } from './SecondStep.tsx';

/** What is missing after a correct first factor. */
export type Missing = 'SECOND_FACTOR_NEEDED' | 'PASSKEY_NEEDED';

const isMissing = (code: string): code is Missing => code === 'SECOND_FACTOR_NEEDED' || code === 'PASSKEY_NEEDED';

export interface LoadedSecondStep {
  SecondStep: typeof SecondStep;
  missing: Missing;
  /** Whether the waiting time of a recovery is over. */
  isRecoveryReady: boolean;
  t: TextsOf;
}

/**
 * Loads the second step with its texts, for the few people who need it.
 * @returns otherwise why there is none: the refusal, or a network failure if the step cannot be loaded
 */
export async function loadSecondStep(refusal: Failure, language: Language): Promise<LoadedSecondStep | Failure> {
  const { code } = refusal;
  if (!isMissing(code)) return refusal;
  try {
    const [part, { growingTexts }] = await Promise.all([import('./SecondStep.tsx'), import('../../../i18n/browser.ts')]);
    const texts = growingTexts(language);
    await texts.add(['secondFactor']);
    const { isRecoveryReady = false } = (refusal.done ?? {}) as { isRecoveryReady?: boolean };
    return { SecondStep: part.SecondStep, missing: code, isRecoveryReady, t: texts.t };
  } catch {
    return failureOf(0, 'NETWORK');
  }
}
