import { type ApiLanguage, fromApiLanguage, localeOf } from '../../contract/text/languages.ts';
import { countTexts } from './generated/templates.ts';

/** A number with its counted noun in the reader's language, e.g. "12 new messages". */
export function countText(language: ApiLanguage, what: 'messages' | 'chats' | 'matches', count: number): string {
  const locale = localeOf[fromApiLanguage(language)];
  const text = countTexts[language][`${what}_${new Intl.PluralRules(locale).select(count)}`] ?? '';
  return text.replace('{{count}}', new Intl.NumberFormat(locale).format(count));
}
