/** Every form is one of the form room; those of the business area ask before what was typed is lost. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf, root } from '../../support/api/packages.ts';

const filesWith = (folder: string, pattern: RegExp): string[] =>
  filesOf(folder).filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));
const withText = (pattern: RegExp): string[] => filesWith('src/account', pattern);

test('a form of its own has only what loses nothing: searches, a composer that keeps its draft, a typed confirmation, a code of half a minute, a token that nobody types', () => {
  expect(withText(/<form\b/)).toEqual(
    [
      'src/account/chat/list/ChatList.tsx',
      'src/account/chat/composer/Composer.tsx',
      'src/account/chat/log/FindInChat.tsx',
      'src/account/company/CompanyPreview.tsx',
      'src/account/moderation/team/SecondFactor.tsx',
      'src/account/user/DeleteAccount.tsx',
    ].toSorted(),
  );
});

test('nobody makes a form of the library beside the room', () => {
  expect(filesWith('src', /\bFormProvider\b|\buseForm\b[^']*from 'react-hook-form'/)).toEqual(
    ['src/form/PlainForm.tsx', 'src/form/use-plain-form.ts'].toSorted(),
  );
});

test('islands have forms of the room only, whose fields keep no values beside it', () => {
  // Forms of the browser's own: a search, an answer of one press, a dialog that closes. Nothing is checked in them, and they work without script.
  expect(filesWith('src/islands', /<form\b/)).toEqual(
    ['src/islands/CookieBanner.tsx', 'src/islands/Gallery.tsx', 'src/islands/Search.tsx'].toSorted(),
  );
  expect(
    filesWith('src/islands', /<(?:TextField|TextArea|PasswordField|Select|Checkbox|RadioGroup)\b/).filter(
      (file) => !file.includes('/Styleguide'),
    ),
  ).toEqual([]);
});

test('where a text is written without a form, the page asks itself', () => {
  const asking = withText(/<LeaveGuard\b/);
  expect(withText(/<TextArea\b/).filter((file) => !asking.includes(file))).toEqual([]);
});

test('a dialog in which something is written asks before it closes; where that is a word or an hour, it does not', () => {
  const asking = withText(/\buseCloseQuestion\(/);
  const written = withText(/<(?:TextArea|TextField|TextInput)\b/).filter((file) => withText(/<(?:Confirm)?Dialog\b/).includes(file));
  expect(written.filter((file) => !asking.includes(file))).toEqual(
    [
      'src/account/moderation/team/Team.tsx',
      'src/account/user/DeleteAccount.tsx',
      'src/account/moderation/content/PublishDialog.tsx',
    ].toSorted(),
  );
});

test('what is written into a form is kept as a draft; passwords, their changes, cards and a single day are not', () => {
  const withForm = withText(/\buseForm\(/);
  const withDraft = withText(/\bdraft: \{ name: '/);
  expect(withForm.filter((file) => !withDraft.includes(file))).toEqual(
    ['src/account/payment/use-payment.ts', 'src/account/request/list/DayDialog.tsx', 'src/account/user/PasswordForm.tsx'].toSorted(),
  );
  expect(withText(/draft=\{null\}/)).toEqual(['src/account/payment/CardForm.tsx', 'src/account/user/PasswordForm.tsx']);
});

test('pages look at whose they are, not at whether the session lives: what is typed is not lost when it ends', () => {
  expect(withText(/useStore\(\$session\)/)).toEqual(
    ['AppBadge', 'Guard', 'LiveConnection', 'NotificationButton'].map((name) => `src/account/shell/${name}.tsx`),
  );
});
