import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { Button } from '../../../src/ui/Button.tsx';
import { ComboBox } from '../../../src/ui/field/ComboBox.tsx';
import { PasswordField } from '../../../src/ui/field/PasswordField.tsx';
import { PhoneField } from '../../../src/ui/field/PhoneField.tsx';
import { Progress } from '../../../src/ui/Progress.tsx';
import { Select } from '../../../src/ui/field/Select.tsx';
import { TagInput } from '../../../src/ui/field/TagInput.tsx';
import { typedInto } from '../../../src/ui/field/typed-into.ts';
import { TextArea } from '../../../src/ui/field/TextArea.tsx';
import { TextField } from '../../../src/ui/field/TextField.tsx';
import { Ticks } from '../../../src/ui/Ticks.tsx';

const nothing = () => undefined;
const words = { label: 'The label', errorMessage: 'What to do' };
const list = { openLabel: 'Open', noneLabel: 'None' };

const fields: Record<string, () => ReactElement> = {
  TextField: () => <TextField {...words} value="" onChange={nothing} />,
  TextArea: () => <TextArea {...words} value="" onChange={nothing} />,
  PasswordField: () => (
    <PasswordField {...words} value="" onChange={nothing} autoComplete="new-password" showLabel="Show" hideLabel="Hide" />
  ),
  Select: () => <Select {...words} value="" onChange={nothing} options={[]} />,
  PhoneField: () => (
    <PhoneField
      {...words}
      {...list}
      maxDigits={15}
      value={{ country: null, digits: '' }}
      onChange={nothing}
      dialCodes={[]}
      dialCodeLabel="Code"
    />
  ),
  TagInput: () => (
    <TagInput {...words} value={[]} onChange={nothing} limit={3} accept={(tag) => ({ tag })} removeLabel={String} countLabel={String} />
  ),
  ComboBox: () => <ComboBox {...words} {...list} value={null} onChange={nothing} options={[]} />,
};

describe.each(Object.entries(fields))('%s', (_name, field) => {
  const html = renderToStaticMarkup(field());
  const message = /<p class="error" id="([^"]+)"/.exec(html)?.[1];

  test('shows its fault, and the control refers to it', () => {
    expect(message).toBeDefined();
    expect(html).toMatch(new RegExp(`<(input|select|textarea)[^>]*aria-describedby="[^"]*${message}`));
    expect(html).toMatch(/<(input|select|textarea)[^>]*aria-invalid="true"/);
  });

  test('has its label as name', () => {
    const id = message?.replace(/-message$/, '');
    const byFor = html.includes(`for="${id}"`) && html.includes(` id="${id}"`);
    expect(byFor || html.includes(`aria-labelledby="${id}-label`)).toBe(true);
  });

  test('has no style attribute, which the content security policy refuses', () => {
    expect(html).not.toContain(' style=');
  });
});

test('meters have no style attribute either', () => {
  const html = renderToStaticMarkup(
    <>
      <Progress value={64} label="Upload" />
      <Ticks groups={[[true, false], [true]]} label="2 of 3" />
    </>,
  );
  expect(html).not.toContain(' style=');
  expect(html.match(/class="on starts"/g)).toHaveLength(2);
});

test('a busy button keeps its focus and is announced', () => {
  const html = renderToStaticMarkup(<Button busy>Saving</Button>);
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toMatch(/ disabled/);
});

test('text typed into a filled field is distinguished from the earlier value', () => {
  expect(typedInto('+90 TR', '+90 TR')).toBe('');
  expect(typedInto('+90 TR', '+90ger TR')).toBe('ger');
  expect(typedInto('+90 TR', '+90 TRger')).toBe('ger');
  expect(typedInto('+90 TR', 'ger')).toBe('ger');
  expect(typedInto('', 'ger')).toBe('ger');
  expect(typedInto('aa', 'a')).toBe('');
});
