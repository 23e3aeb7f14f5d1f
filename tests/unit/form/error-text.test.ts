/** The text of a refusal (docs/behaviour.md#messages). */
import { describe, expect, test } from 'vitest';
import { errors } from '../../../contract/wire/errors.ts';
import { languages } from '../../../contract/text/languages.ts';
import { queryCacheMs, queryClient } from '../../../src/account/shared/data/query.ts';
import { errorText } from '../../../src/i18n/format.ts';
import { textsOf } from '../../support/browser/texts.ts';

const t = textsOf('en');
const textOf = (message: string, code = ''): string => errorText(t, { code, message });

describe('a refusal is shown', () => {
  test.each([
    ['Please upgrade your plan first', 'You have reached the number of companies in your plan. Please upgrade your plan.'],
    ['Company allready exists', 'Another company already uses this email.'],
    ['You must have a plan', 'You need a plan to add a company.'],
    ['Please verify your email', 'Please verify your email.'],
    ['Room ready created', 'You have already written to this company about this.'],
    ['Credit not enough', 'Insufficient Credit'],
    ['You do not have any plan', 'You do not have a credit plan. Please buy a credit plan.'],
    ['You can not access this', 'You do not have access to perform this operation.'],
    ['company not approved', 'Your company is not approved yet.'],
    ['you want add more than 3', 'You have reached the limit of your plan.'],
    ['email used', 'This email address is in use'],
    ["couldn't verify", 'Your old password is incorrect.'],
    ['awaiting to approval.', 'Your operation is awaiting confirmation.'],
    ['token not found', 'Your token is invalid'],
    ['token expired', 'Your token has expired'],
  ])('by the message of a provider without codes: %s', (message, text) => {
    expect(textOf(message)).toBe(text);
  });

  test('by its code first, whatever the message', () => {
    expect(textOf('token expired', 'FORBIDDEN')).toBe('You do not have permission to do this.');
    expect(textOf('anything', 'UNAUTHENTICATED')).toBe('You must be logged in to be able to do this');
    expect(textOf('anything', 'NO_ACCESS')).toBe('You do not have access to perform this operation.');
  });

  test('unchanged if it is unknown, and by a general text if it is empty', () => {
    expect(textOf('Harbour closed today', 'HARBOUR')).toBe('Harbour closed today');
    expect(textOf('')).toBe('An error occurred. Please try again later.');
    expect(textOf('anything', 'UNEXPECTED')).toBe('An unexpected error has occurred.');
  });

  test.each([
    ['en', 45, 'Too many attempts. You can try again in 45 seconds.'],
    ['en', 3600, 'Too many attempts. You can try again in 60 minutes.'],
    ['tr', 86_400, 'Çok fazla deneme yapıldı. 24 saat sonra tekrar deneyebilirsiniz.'],
    ['ru', 86_000, 'Слишком много попыток. Попробуйте снова через 24 часа.'],
    ['ru', 18_000, 'Слишком много попыток. Попробуйте снова через 5 часов.'],
    ['ar', 7200, 'محاولات كثيرة. يمكنكم المحاولة مجددًا بعد ساعتين.'],
  ] as const)('in %s with the time until another try: %i s', (language, retryAfterSeconds, text) => {
    expect(errorText(textsOf(language), { code: 'THROTTLED', message: '', retryAfterSeconds })).toBe(text);
  });

  test('with the time, and the way to go on, for who has used up the contacts of a day without a plan', () => {
    expect(errorText(t, { code: 'CONTACT_LIMIT_REACHED', message: '', retryAfterSeconds: 86_400 })).toContain(
      'You can write to further companies in 24 hours, or right away with a plan.',
    );
  });

  test.each(languages)('in %s for every code', (language) => {
    const texts = textsOf(language);
    for (const code of Object.keys(errors)) expect(errorText(texts, { code, message: 'untranslated' }), code).not.toBe('untranslated');
  });
});

test('a text that is not shown any more is dropped after 60 s', () => {
  expect([queryCacheMs, queryClient.getDefaultOptions().queries?.gcTime]).toEqual([60_000, 60_000]);
});
