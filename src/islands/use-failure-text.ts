import { useCallback, useEffect } from 'react';
import type { Failure } from '../client/call.ts';
import { fieldTexts } from '../form/field-errors.ts';
import { errorText } from '../i18n/format.ts';
import type { GrowingTexts } from '../i18n/browser.ts';
import type { Language } from '../../contract/text/languages.ts';

let loaded: Promise<GrowingTexts> | undefined;

/** Fetched at hydration, so that "no connection" can be shown without a connection. */
function errorTexts(language: Language): Promise<GrowingTexts> {
  loaded ??= load(language).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function load(language: Language): Promise<GrowingTexts> {
  const { growingTexts } = await import('../i18n/browser.ts');
  const texts = growingTexts(language);
  await texts.add(['errors']);
  return texts;
}

export interface FailureTexts {
  /** The text of the refusal. */
  text: string;
  /** Faults by field, as reported by the API. */
  fields: Readonly<Record<string, string>>;
}

/**
 * Translates a refusal (docs/behaviour.md#messages). The text of a rate limit contains when to try again.
 * @param unknown text for a failure without a known reason
 */
export function useFailureText(language: Language, unknown: string): (failure: Failure) => Promise<FailureTexts> {
  useEffect(() => {
    // A failure is ignored, because the fetch is repeated when a text is needed.
    errorTexts(language).catch(() => undefined);
  }, [language]);
  return useCallback(
    async (failure) => {
      try {
        const { t } = await errorTexts(language);
        const isUnknown = failure.code === 'UNEXPECTED' && failure.message === '';
        return { text: isUnknown ? unknown : errorText(t, failure), fields: fieldTexts(t, failure.fields) };
      } catch {
        return { text: failure.message || unknown, fields: {} };
      }
    },
    [language, unknown],
  );
}
