/** A menu of actions. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Menu } from '../../../src/ui/dialog/Menu.tsx';
import { place, renderAt } from '../../support/component/mount.ts';

test('the list and the dialog around it have the name of their button', async () => {
  renderAt(await place(), <Menu label="More" choices={[{ id: 'mute', label: 'Mute' }]} />);
  await page.getByRole('button', { name: 'More' }).click();
  await expect.element(page.getByRole('menu', { name: 'More' })).toBeVisible();
  await expect.element(page.getByRole('dialog', { name: 'More' })).toBeVisible();
});
