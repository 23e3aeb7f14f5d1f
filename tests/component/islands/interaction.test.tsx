/** `client:interaction`: an island loads at the first interaction, and nothing of what a person did before is lost. */
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import interaction from '../../../src/directives/interaction.ts';
import { middleOf, mouse } from '../../support/component/input.ts';
import { place } from '../../support/component/mount.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useBound } from '../../../src/form/fields/use-bound.ts';
import { ServedForm } from '../../../src/form/ServedForm.tsx';
import { usePlainForm } from '../../../src/form/use-plain-form.ts';

const empty = { text: '', second: '', choice: '', agree: false };

function Text({ name }: { name: 'text' | 'second' }) {
  const { value, onChange, ref } = useBound(name);
  return <input ref={ref} name={name} aria-label={name} value={String(value)} onChange={({ target }) => onChange(target.value)} />;
}

function Choice() {
  const { value, onChange, ref } = useBound('choice');
  return (
    <select ref={ref} name="choice" aria-label="choice" value={String(value)} onChange={({ target }) => onChange(target.value)}>
      <option value="">none</option>
      <option value="fob">FOB</option>
    </select>
  );
}

function Agree() {
  const { value, onChange, ref } = useBound('agree');
  return (
    <input
      ref={ref}
      name="agree"
      type="checkbox"
      aria-label="agree"
      checked={value === true}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

/** An island with every interaction that may precede hydration: press, type, choose, tick. */
function Island() {
  const [clicks, setClicks] = useState(0);
  const { form } = usePlainForm({ rules: [], names: {} }, empty, { says: () => '' });
  const { text, second, choice, agree } = { ...empty, ...useWatch({ control: form.control }) };
  return (
    <ServedForm form={form} isBusy={false} onSubmit={() => undefined}>
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        clicked {clicks}
      </button>
      <Text name="text" />
      <Text name="second" />
      <Choice />
      <Agree />
      <output>{[text, second, choice, agree].join('|')}</output>
    </ServedForm>
  );
}

/** Shows the island's server HTML, with the directive active and nothing loaded. Its loader waits for the test, as on a slow network. */
async function openIsland() {
  const element = await place();
  element.setAttribute('ssr', '');
  await mouse.move({ x: 1, y: 890 });
  element.innerHTML = renderToString(<Island />);
  const waiting: { finish: (works: boolean) => void }[] = [];
  const load = (): Promise<() => Promise<void>> =>
    new Promise((resolve) => {
      const hydrate = async (): Promise<void> => {
        const root = hydrateRoot(element, <Island />);
        onTestFinished(() => root.unmount());
        element.removeAttribute('ssr');
      };
      // Astro's loader resolves in any case: to nothing if it has failed.
      waiting.push({ finish: (works) => resolve(works ? hydrate : async () => undefined) });
    });
  void interaction(load, { name: 'Island', value: 'true' }, element);
  return {
    loads: () => waiting.length,
    letLoad: (works = true): void => waiting.at(-1)?.finish(works),
    button: page.getByRole('button'),
    field: (name: string) => page.getByLabelText(name, { exact: true }),
    values: page.getByRole('status'),
  };
}

test('nothing loads before the first interaction with the island', async () => {
  const { loads, button } = await openIsland();
  expect(loads()).toBe(0);
  await mouse.move(middleOf(button.element()));
  await expect.poll(loads).toBe(1);
});

test('a click made while the island loads counts once', async () => {
  const { loads, letLoad, button } = await openIsland();
  await button.click();
  letLoad();
  await expect.element(button).toHaveTextContent('clicked 1');
  await button.click();
  await expect.element(button).toHaveTextContent('clicked 2');
  expect(loads()).toBe(1);
});

test('text typed while the island loads is kept and reaches the component', async () => {
  const { letLoad, field, values } = await openIsland();
  await userEvent.type(field('text'), 'çimento');
  letLoad();
  await expect.element(values).toHaveTextContent('çimento|||false');
  await expect.element(field('text')).toHaveValue('çimento');
});

test('a form filled in while the island loads is kept, field by field', async () => {
  const { letLoad, field, values } = await openIsland();
  await field('text').fill('çimento');
  await field('second').fill('klinker');
  await field('choice').selectOptions('fob');
  await field('agree').click();
  letLoad();
  await expect.element(values).toHaveTextContent('çimento|klinker|fob|true');
  await expect.element(field('second')).toHaveValue('klinker');
  await expect.element(field('agree')).toBeChecked();
});

test('the keyboard hydrates it too', async () => {
  const { loads, letLoad, button } = await openIsland();
  await userEvent.keyboard('{Tab}');
  await expect.poll(loads).toBe(1);
  letLoad();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveTextContent('clicked 1');
});

test('after a failed load the next interaction tries again', async () => {
  const { loads, letLoad, button } = await openIsland();
  await button.click();
  letLoad(false);
  await expect
    .poll(async () => {
      await button.click();
      return loads();
    })
    .toBeGreaterThan(1);
  letLoad();
  await expect.element(button).toMatchTextContent(/clicked [1-9]/);
});
