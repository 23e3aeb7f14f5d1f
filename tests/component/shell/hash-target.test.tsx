/** A section that the address names is shown and focused. */
import { useRef } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { useHashTarget } from '../../../src/account/shared/use-hash-target.ts';
import { place, renderAt } from '../../support/component/mount.ts';

function Sections() {
  const section = useRef<HTMLElement>(null);
  useHashTarget(section);
  return (
    <>
      <style>{'.tall { block-size: 3000px }'}</style>
      <p className="tall">Above</p>
      <section id="certificates" ref={section} tabIndex={-1} aria-label="Certificates" className="tall" />
    </>
  );
}

const section = () => page.getByRole('region', { name: 'Certificates' });
function openAt(hash: string): void {
  const { href } = location;
  history.replaceState(null, '', hash);
  onTestFinished(() => history.replaceState(null, '', href));
}

test('a section that is named by the address is scrolled to and focused', async () => {
  openAt('#certificates');
  renderAt(await place(), <Sections />);
  await expect.element(section()).toHaveFocus();
  expect(Math.round(section().element().getBoundingClientRect().top)).toBe(0);
});

test('another section is not', async () => {
  openAt('#packs');
  renderAt(await place(), <Sections />);
  await expect.element(section()).toBeInTheDocument();
  expect([scrollY, document.activeElement]).toEqual([0, document.body]);
});
