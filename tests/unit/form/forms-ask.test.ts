/** Every form uses src/form; those of the business area ask before input is lost. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf, root } from '../../support/structure/packages.ts';

const filesWith = (folder: string, pattern: RegExp): string[] =>
  filesOf(folder).filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));
const withText = (pattern: RegExp): string[] => filesWith('src/account', pattern);

test('only a form that loses nothing may be a plain one: searches, a composer with a draft, a typed confirmation, a short-lived code, a token', () => {
  expect(withText(/<form\b/)).toEqual(
    [
      'src/account/chat/list/ChatList.tsx',
      'src/account/chat/composer/Composer.tsx',
      'src/account/chat/log/FindInChat.tsx',
      'src/account/company/CompanyPreview.tsx',
      'src/account/shared/second-factor/CodeForm.tsx',
      'src/account/user/DeleteAccount.tsx',
    ].toSorted(),
  );
});

test('only src/form imports the form library', () => {
  expect(filesWith('src', /\bFormProvider\b|\buseForm\b[^']*from 'react-hook-form'/)).toEqual(
    ['src/form/PlainForm.tsx', 'src/form/use-plain-form.ts'].toSorted(),
  );
});

test('islands use src/form, and no field keeps a value beside it', () => {
  // Plain HTML forms: a search, a choice by one button, the form that closes a dialog. They validate nothing and work without script.
  expect(filesWith('src/islands', /<form\b/)).toEqual(
    ['src/islands/CookieBanner.tsx', 'src/islands/Gallery.tsx', 'src/islands/Search.tsx'].toSorted(),
  );
  expect(
    filesWith('src/islands', /<(?:TextField|TextArea|PasswordField|Select|Checkbox|RadioGroup)\b/).filter(
      (file) => !file.includes('/Styleguide'),
    ),
  ).toEqual([]);
});

test('a page with a text field outside of a form asks its own question', () => {
  const asking = withText(/<LeaveGuard\b/);
  expect(withText(/<TextArea\b/).filter((file) => !asking.includes(file))).toEqual([]);
});

test('a dialog with text asks before it closes, except three with a single word or time', () => {
  const asking = withText(/\buseCloseQuestion\(/);
  const written = withText(/<(?:TextArea|TextField|TextInput)\b/).filter((file) => withText(/<(?:Dialog|Question)\b/).includes(file));
  expect(written.filter((file) => !asking.includes(file))).toEqual(
    [
      'src/account/moderation/team/Team.tsx',
      'src/account/user/DeleteAccount.tsx',
      'src/account/moderation/content/PublishDialog.tsx',
    ].toSorted(),
  );
});

test('input of a form is stored as a draft, except passwords, their changes, cards and single days', () => {
  const withForm = withText(/\buseForm\(/);
  const withDraft = withText(/\bdraft: \{ name: '/);
  expect(withForm.filter((file) => !withDraft.includes(file))).toEqual(
    [
      'src/account/payment/use-payment.ts',
      'src/account/request/list/DayDialog.tsx',
      'src/account/shell/ProofDialog.tsx',
      'src/account/staff/RuleDialog.tsx',
      'src/account/user/PasswordForm.tsx',
    ].toSorted(),
  );
  expect(withText(/draft=\{null\}/)).toEqual(['src/account/payment/CardForm.tsx', 'src/account/user/PasswordForm.tsx']);
});

test('pages depend on the person and not on the session: the end of a session loses no input', () => {
  expect(withText(/useStore\(\$session\)/)).toEqual(
    ['AppBadge', 'Guard', 'LiveConnection', 'NotificationButton'].map((name) => `src/account/shell/${name}.tsx`),
  );
});
