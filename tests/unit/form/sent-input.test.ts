/** What is typed while a save is under way stays in the form, as unsaved input. */
import { createFormControl, type FieldValues } from 'react-hook-form';
import { expect, test } from 'vitest';
import { sentInput } from '../../../src/form/sent-input.ts';

/** A form in a browser, with these values typed. */
function formWith(values: FieldValues) {
  const form = createFormControl<FieldValues>({ defaultValues: values });
  form.reset(values);
  return form;
}

test('a field changed since keeps its value and is unsaved; the others show what was stored', () => {
  const form = formWith({ name: ' Nil ', phone: { country: 'eg', digits: '1' }, cityId: null });
  const input = sentInput(form);
  form.setValue('phone', { country: 'eg', digits: '12' });
  expect(input.hasChanged()).toBe(true);
  input.showStored({ name: 'Nil', phone: { country: 'eg', digits: '1' }, cityId: null });
  expect(form.getValues()).toEqual({ name: 'Nil', phone: { country: 'eg', digits: '12' }, cityId: null });
  expect(['name', 'phone', 'cityId'].map((name) => form.getFieldState(name).isDirty)).toEqual([false, true, false]);
  form.reset();
  expect(form.getValues('phone')).toEqual({ country: 'eg', digits: '1' });
});

test('a value inside of a field counts as well', () => {
  const form = formWith({ EN: { title: 'Fair', content: 'In May' } });
  const input = sentInput(form);
  expect(input.hasChanged()).toBe(false);
  form.setValue('EN.title', 'Fair of yarn');
  expect(input.hasChanged()).toBe(true);
  input.showStored({ EN: { title: 'Fair', content: 'In May' } });
  expect(form.getValues('EN')).toEqual({ title: 'Fair of yarn', content: 'In May' });
});

test('without a change nothing is unsaved', () => {
  const form = formWith({ name: ' Nil ', logo: { id: 'new' } });
  sentInput(form).showStored({ name: 'Nil', logo: null });
  expect(form.getValues()).toEqual({ name: 'Nil', logo: null });
  expect(['name', 'logo'].map((name) => form.getFieldState(name).isDirty)).toEqual([false, false]);
});

test('a file whose upload arrives is no change', () => {
  const form = formWith({ files: [{ id: 'one', file: {} }] });
  const input = sentInput(form);
  form.setValue('files', [{ id: 'one', key: 'u/1.pdf', name: 'One.pdf', bytes: 9 }]);
  expect(input.hasChanged()).toBe(false);
  form.setValue('files', [{ id: 'two', file: {} }]);
  expect(input.hasChanged()).toBe(true);
});

test.each([
  ['a file that was sent is not sent again', [{ id: 'sent' }], [{ id: 'sent' }, { id: 'added' }], [], [{ id: 'added' }]],
  [
    'a picture that was sent is a stored one',
    [{ id: '/1' }, { id: 'sent' }],
    [{ id: 'sent' }, { id: 'added' }],
    [{ id: '/1' }, { id: '/2' }],
    [{ id: '/2' }, { id: 'added' }],
  ],
  ['a removal that was sent is not sent again', ['one'], ['one', 'two'], [], ['two']],
  ['keywords are added and removed', ['yarn', 'wool'], ['wool', 'silk'], ['yarn', 'wool'], ['wool', 'silk']],
  ['other lists stay as they were typed', [{ categoryId: 'a' }], [{ categoryId: 'b' }], [{ categoryId: 'a' }], [{ categoryId: 'b' }]],
])('in a list %s', (_, sent, now, stored, shown) => {
  const form = formWith({ list: sent });
  const input = sentInput(form);
  form.setValue('list', now);
  input.showStored({ list: stored });
  expect(form.getValues('list')).toEqual(shown);
});
