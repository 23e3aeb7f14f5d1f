/** The two texts that a new person confirms as read, as sentence, title and page. */
import { infoPath } from '../../../contract/content/page-paths.ts';
import type { Visitor } from '../visitor.ts';

export function signUpBoxes({ t, language }: Pick<Visitor, 't' | 'language'>) {
  const box = (name: 'membership' | 'personal', key: Parameters<typeof infoPath>[0]) => {
    const title = t(`signUp.${name}.link`);
    return { text: t(`signUp.${name}.before`) + title + t(`signUp.${name}.after`), title, path: infoPath(key, language).slice(1) };
  };
  return { membership: box('membership', 'membership-clarification-text'), personal: box('personal', 'clarification-text') };
}
