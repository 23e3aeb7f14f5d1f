/** Texts of server-rendered pages: one translator per language, without state of a visitor. */
import i18next from 'i18next';
import { statedTexts } from '../../contract/text/stated-values.ts';
import { assemble, i18nextOptionsOf, startedTexts } from './assemble.ts';
import type { TextsOf } from './keys.ts';
import { type Language, languages } from '../../contract/text/languages.ts';
import type { ServerSubject } from './subjects.ts';

/** Without those that only the business area or mails use, since the size of the Worker is limited. */
const files = import.meta.glob<unknown>(
  [
    '../../locales/*/*.json',
    '!../../locales/*/{analytics,bulkImport,chat,company,connection,console,dashboard,favourite,form,mail,moderation,notification,passkey,payment,people,proof,publishing,quote,secondFactor,staff,tradeForm,user}.json',
  ],
  { eager: true, import: 'default' },
);

const treeOf = (language: Language) =>
  assemble(Object.fromEntries(Object.entries(files).filter(([path]) => path.includes(`/locales/${language}/`))));

const resources = Object.fromEntries(languages.map((language) => [language, { translation: treeOf(language) }]));

const translators = new Map<Language, TextsOf<ServerSubject>>();

/** @returns the text function of a language, e.g. `t('request.age.minutes', { count: 20 })` */
export function translatorOf(language: Language): TextsOf<ServerSubject> {
  let translator = translators.get(language);
  if (translator === undefined) {
    const instance = i18next.createInstance({ ...i18nextOptionsOf(language, statedTexts(language)), resources, initAsync: false });
    translator = startedTexts(instance, language);
    translators.set(language, translator);
  }
  return translator;
}
