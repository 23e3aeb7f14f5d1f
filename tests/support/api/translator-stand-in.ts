import { expect } from 'vitest';
import type { Env } from '../../../api/platform/env.ts';
import type { TranslatingModel } from '../../../api/platform/text/translator.ts';
import { testEnv } from './api-client.ts';

/** A fake Workers AI: its translation names the two languages, and it records its requests. */
export function translatorStandIn(vars: Partial<Env> = {}): { on: Env; asked: string[] } {
  const asked: string[] = [];
  const AI: TranslatingModel = {
    run: async (model, { text, source_lang, target_lang }) => {
      expect(model).toBe('@cf/meta/m2m100-1.2b');
      asked.push(text);
      return { translated_text: `${source_lang}>${target_lang} ${text}` };
    },
  };
  return { on: { ...testEnv, ...vars, AI }, asked };
}
