/** A button that waits for the end of a countdown. */
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../../src/ui/Button.tsx';
import { place, renderAt } from '../../support/component/mount.ts';

test('keeps the focus and ignores presses', async () => {
  let presses = 0;
  function Sending() {
    const [isPaused, setPaused] = useState(false);
    const press = (): void => {
      presses += 1;
      setPaused(true);
    };
    return (
      <Button onClick={press} paused={isPaused}>
        Send
      </Button>
    );
  }
  renderAt(await place(), <Sending />);
  const button = page.getByRole('button', { name: 'Send' });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveFocus();
  expect(presses).toBe(1);
});
