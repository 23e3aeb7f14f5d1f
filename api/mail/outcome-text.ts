import type { ApiLanguage } from '../../contract/text/languages.ts';
import { dateText } from './date-text.ts';
import { outcomeTexts } from './generated/templates.ts';
import type { Outcome } from './template.ts';

/** A sentence about what is public after a decision, in the reader's language. @param until the last day that it names */
export const outcomeText = (language: ApiLanguage, outcome: Outcome, until = 0): string =>
  outcomeTexts[language][outcome].replace('{{date}}', dateText(until, language));
