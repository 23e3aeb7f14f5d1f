/** Every save and delete is confirmed: each call that writes has a text, and the screen that makes the call shows it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { calls } from '../../../contract/index.ts';
import { toastMs } from '../../../src/client/toasts.ts';
import { successTexts } from '../../../src/i18n/success-texts.ts';
import { filesOf, root } from '../../support/structure/packages.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const writes = calls.flatMap(({ call }) => (call.write === true ? [call.name] : []));
const withTexts = Object.entries(successTexts).flatMap(([name, texts]) =>
  'silent' in texts ? [] : [[name, [...texts] as string[]] as const],
);
const silent = Object.entries(successTexts).flatMap(([name, texts]) => ('silent' in texts ? [[name, texts.silent] as const] : []));
/** The name of a call's definition in the sources. */
const definitionOf = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** The arguments of a call of a function, from its opening parenthesis. */
function argumentsAt(code: string, start: number): string {
  let depth = 0;
  for (let end = start; end < code.length; end += 1) {
    if (code[end] === '(') depth += 1;
    if (code[end] === ')') depth -= 1;
    if (depth === 0) return code.slice(start + 1, end);
  }
  return '';
}
const eachOf = (code: string, name: string): string[] =>
  [...code.matchAll(new RegExp(`\\b${name}\\(`, 'g'))].map((match) => argumentsAt(code, match.index + match[0].length - 1));
const keysIn = (text: string): string[] => [...text.matchAll(/'([a-z]\w*(?:\.\w+)+)'/g)].map((match) => match[1] ?? '');

interface Toast {
  file: string;
  /** The names of the definitions of the calls. */
  calls: string[];
  keys: string[];
}
const sources = filesOf('src').filter((file) => /\.tsx?$/.test(file));
const toasts: Toast[] = sources.flatMap((file) => {
  const code = read(file);
  return eachOf(code, 'saySuccess').map((text) => {
    const [, which = '', ...rest] = text.split(',');
    const words = rest.join(',');
    // Text keys in a table of the file.
    const keys = keysIn(words).length > 0 ? keysIn(words) : keysIn(code).filter((key) => key.startsWith('moderation.'));
    const named = which.includes('payFrom') ? ['payFromIyzico', 'payFromSandbox'] : (which.match(/[a-z]\w+/g) ?? []);
    return { file, calls: named, keys };
  });
});

const savedSearch = { file: 'src/page-scripts/save-search.ts', says: 'say(saved, true)' };
/** Public pages have no texts by key: their scripts show these. */
const byScript: Record<string, { file: string; says: string }> = {
  'favourite.save.saved.day': savedSearch,
  'favourite.save.saved.now': savedSearch,
  'favourite.save.saved.none': savedSearch,
  'favourite.star.saved': { file: 'src/page-scripts/favourite-buttons.ts', says: 'say(isWanted ? texts.saved : texts.removed, true)' },
  'favourite.star.removed': { file: 'src/page-scripts/favourite-buttons.ts', says: 'say(isWanted ? texts.saved : texts.removed, true)' },
};

test('every call that writes has a text, or a reason why it has none', () => {
  expect(Object.keys(successTexts).toSorted()).toEqual(writes.toSorted());
  for (const [name, reason] of silent) expect(reason.length, name).toBeGreaterThan(20);
});

describe('the toast of', () => {
  test.each(withTexts)('%s is shown', (name, texts) => {
    const here = toasts.filter(({ calls: named }) => named.includes(definitionOf(name))).flatMap(({ keys }) => keys);
    for (const key of texts) {
      const script = byScript[key];
      if (script === undefined) expect(here, key).toContain(key);
      else expect(read(script.file), key).toContain(script.says);
    }
  });
});

test('the file that makes the call shows its toast, or passes it on to the file that does', () => {
  // Their screens react to the end and report it there.
  const elsewhere: Record<string, string> = {
    deleteMessage: 'src/account/chat/log/MessageLog.tsx',
    deleteUser: 'src/account/user/end-deleted-session.ts',
  };
  const names = new Set(withTexts.map(([name]) => definitionOf(name)));
  const missing = sources.flatMap((file) => {
    const code = read(file);
    const made = eachOf(code, 'useWrite').flatMap((text) => text.split('{')[0]?.match(/[a-z]\w+/g) ?? []);
    return made
      .filter((name) => names.has(name))
      .filter((name) => !toasts.some((each) => each.calls.includes(name) && each.file === (elsewhere[name] ?? file)))
      .map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test('no other toast confirms a save or delete', () => {
  // Copies, downloads, requested codes, the activation by a link, and a setting of this browser: no call saves or deletes. The sign-up is
  // also confirmed by its page.
  const others = [
    'chat.copied',
    'chat.files.held',
    'user.settings.data.done',
    'user.profile.verify.emailSent',
    'user.profile.verify.phoneSent',
    'texts.confirmed',
    'texts.done',
  ];
  const found = sources.flatMap((file) => eachOf(read(file), 'toast').filter((text) => text.startsWith("'good'")));
  expect(found.filter((text) => !others.some((other) => text.includes(other)))).toEqual([
    "'good', [t(key, values), ...also].join(' '), 'business'",
  ]);
});

test('scripts of public pages show a toast as long as islands do', () => {
  expect(read('src/page-scripts/toast.js')).toContain(`isGood ? ${toastMs('good', 'public')} : ${toastMs('bad', 'public')}`);
});
