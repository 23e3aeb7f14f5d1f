/** The focus stays on the page when the focused element goes. */
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepFocus } from '../../../src/account/shell/keep-focus.ts';
import { focusOnMount } from '../../../src/ui/focus-on-mount.ts';
import { place, renderAt } from '../../support/component/mount.ts';

/** A button that removes itself when it is pressed. */
function Once() {
  const [isGone, setGone] = useState(false);
  return isGone ? <p>Done</p> : <button onClick={() => setGone(true)}>Delete</button>;
}

async function press(content: ReactNode, keys = '{Enter}'): Promise<void> {
  onTestFinished(keepFocus());
  renderAt(
    await place(),
    <>
      <h1 tabIndex={-1}>Requests</h1>
      {content}
    </>,
  );
  await expect.element(page.getByRole('button', { name: 'Delete' })).toBeVisible();
  (page.getByRole('button', { name: 'Delete' }).element() as HTMLElement).focus();
  await userEvent.keyboard(keys);
  await expect.element(page.getByText('Done')).toBeVisible();
}

test('a button that goes gives the focus to the section around it', async () => {
  await press(
    <section tabIndex={-1} aria-label="Certificates">
      <Once />
    </section>,
  );
  await expect.element(page.getByRole('region', { name: 'Certificates' })).toHaveFocus();
});

test('a dialog that goes with the button that opened it does so, too', async () => {
  const overlay = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => overlay.remove());
  function Row() {
    const [state, setState] = useState<'shown' | 'asked' | 'gone'>('shown');
    if (state === 'gone') return <p>Done</p>;
    return (
      <>
        <button onClick={() => setState('asked')}>Delete</button>
        {state === 'asked' &&
          createPortal(
            <button ref={focusOnMount} onClick={() => setState('gone')}>
              Confirm
            </button>,
            overlay,
          )}
      </>
    );
  }
  await press(
    <section tabIndex={-1} aria-label="Certificates">
      <Row />
    </section>,
    '{Enter}{Enter}',
  );
  await expect.element(page.getByRole('region', { name: 'Certificates' })).toHaveFocus();
});

test('without such a section the title of the page gets it', async () => {
  await press(<Once />);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('what a dialog or a page focuses itself has the focus', async () => {
  await press(
    <>
      <Once />
      <button>Next</button>
    </>,
  );
  (page.getByRole('button', { name: 'Next' }).element() as HTMLElement).focus();
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus();
});
