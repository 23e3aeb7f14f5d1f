/** The focus in a field with files. */
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FileDrop } from '../../../src/ui/field/FileDrop.tsx';
import { place, renderAt } from '../../support/component/mount.ts';

test.each([2, 1])('the focus returns to the field when one of %s files was removed by the keyboard', async (count) => {
  function Documents() {
    const [files, setFiles] = useState(Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: `${index}.pdf` })));
    return (
      <FileDrop
        label="documents"
        prompt="choose"
        files={files}
        isFull={files.length === count}
        onAdd={() => undefined}
        onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
        removeLabel={(name) => `remove ${name}`}
        progressLabel={(name) => name}
      />
    );
  }
  renderAt(await place(), <Documents />);
  await expect.element(page.getByRole('button', { name: 'remove 0.pdf' })).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByLabelText('documents')).toHaveFocus();
  expect(page.getByRole('listitem').elements()).toHaveLength(count - 1);
});
