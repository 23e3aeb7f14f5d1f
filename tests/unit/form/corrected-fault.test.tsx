/** What a form shows for a field before the first submission, and after its fault is corrected (docs/behaviour.md#sign-up). */
import { FormProvider } from 'react-hook-form';
import { beforeEach, expect, test } from 'vitest';
import { $toasts, toast } from '../../../src/client/toasts.ts';
import { useBound } from '../../../src/form/fields/use-bound.ts';
import { PlainForm } from '../../../src/form/PlainForm.tsx';
import { usePlainForm } from '../../../src/form/use-plain-form.ts';
import { type NewPassword, NewPasswordInputs } from '../../../src/islands/account/NewPasswordInputs.tsx';
import { draw } from '../../support/browser/screen.tsx';

beforeEach(() => $toasts.set([]));

test('a change of a field removes the toast about its fault, and no other', () => {
  let change: (value: string) => void = () => undefined;
  const Name = ({ onRender }: { onRender: (onChange: typeof change) => void }) => {
    onRender(useBound('name').onChange);
    return null;
  };
  const Screen = () => {
    const { form } = usePlainForm<{ name: string }, never>(
      { rules: [], names: {} },
      { name: '' },
      { says: String, errors: { name: 'required' } },
    );
    return (
      <FormProvider {...form}>
        <Name onRender={(onChange) => (change = onChange)} />
      </FormProvider>
    );
  };
  draw(<Screen />);
  for (const [tone, text] of [
    ['bad', 'required'],
    ['bad', 'offline'],
    ['good', 'required'],
  ] as const)
    toast(tone, text, 'public');
  change('Nour');
  expect($toasts.get().map(({ tone, text }) => [tone, text])).toEqual([
    ['bad', 'offline'],
    ['good', 'required'],
  ]);
});

const texts = { password: 'Password', passwordAgain: 'Again', passwordRule: 'Six at least', showPassword: 'Show', hidePassword: 'Hide' };

test.each([
  ['', 'Six at least'],
  ['abc', 'Six at least'],
  ['abcdef1', 'Weak'],
])('the rule of a password is shown from the beginning until the password meets it: %j', (password, words) => {
  const Screen = () => {
    const { form } = usePlainForm<NewPassword, never>({ rules: [], names: {} }, { password, passwordAgain: '' }, { says: String });
    return (
      <PlainForm form={form} isBusy={false} onSubmit={() => undefined}>
        <NewPasswordInputs texts={texts} strengthTexts={{ weak: 'Weak', fair: 'Fair', strong: 'Strong' }} />
      </PlainForm>
    );
  };
  expect(/<p class="hint"[^>]*>([^<]*)</.exec(draw(<Screen />))?.[1]).toBe(words);
});
