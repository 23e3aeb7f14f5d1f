import { formatNumber } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { flagMarkup } from '../flag.ts';
import { markup, raw } from '../markup.ts';

export interface Choice {
  value: string;
  label: string;
  count?: number;
  /** A country's code. */
  flag?: string;
}

interface Rows {
  language: Language;
  name: string;
  type: 'checkbox' | 'radio';
  isChosen: (choice: Choice) => boolean;
  isCapped: boolean;
}

/** The choices of a filter. A list has hundreds, and a component for each would be too slow (ADR 009). */
export const choiceRows = (choices: readonly Choice[], { language, name, type, isChosen, isCapped }: Rows): string => {
  const checked = raw(' checked');
  return choices
    .map((choice) => {
      const { value, label, count, flag } = choice;
      const picture = flag ? flagMarkup(flag) : '';
      const counted = count ? markup`<span class="count">${formatNumber(count, language) + (isCapped ? '+' : '')}</span>` : '';
      const input = markup`<input type="${type}" name="${name}" value="${value}"${isChosen(choice) && checked}>`;
      return markup`<label class="choice">${input}${picture}${label}${counted}</label>`.toString();
    })
    .join('');
};
