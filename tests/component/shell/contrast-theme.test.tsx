/** In a contrast theme, which draws neither shadows nor our backgrounds, the current one of several links can be told from the others. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Bars } from '../../../src/account/dashboard/Bars.tsx';
import { TextsProvider } from '../../../src/account/shared/texts.tsx';
import '../../../src/styles/account/dashboard.css';
import '../../../src/styles/parts/list-parts.css';
import '../../../src/styles/parts/tabs.css';
import { Pagination } from '../../../src/ui/Pagination.tsx';
import { Tabs } from '../../../src/ui/Tabs.tsx';
import { countedTexts } from '../../support/component/counted-texts.ts';
import { withContrastTheme } from '../../support/component/input.ts';
import { place, renderAt } from '../../support/component/mount.ts';

const tabs = ['goods', 'freight'].map((id) => ({ id, href: `/${id}`, label: id }));
const days = [1, 2].map((day) => ({ day: `2026-01-0${day}`, views: day, contacts: 0 }));

test('the current tab, the current page number and the bars of a chart are drawn', async () => {
  await withContrastTheme();
  renderAt(
    await place(),
    <TextsProvider t={countedTexts().t} language="en">
      <Tabs label="Kinds" tabs={tabs} current="goods" />
      <Pagination page={1} pageCount={2} label="Pages" previousLabel="Before" nextLabel="After" summary="" formatNumber={String} />
      <Bars days={days} kind="views" />
    </TextsProvider>,
  );
  const current = page.getByRole('link', { name: 'goods' });
  await expect.element(current).toBeVisible();
  const styleOf = (selector: string): CSSStyleDeclaration => getComputedStyle(document.querySelector(selector) as Element);
  expect(getComputedStyle(current.element()).textDecorationLine).toBe('underline');
  expect(styleOf('.pages__current').borderBlockStartWidth).toBe('2px');
  expect(styleOf('.bars > i').backgroundColor).not.toBe(getComputedStyle(document.body).backgroundColor);
});
