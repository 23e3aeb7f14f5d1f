/** Fields of the walks and how they are filled. */
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

export const field = (page: Page, name: string): Locator => page.locator(`main [name="${name}"], .dialog [name="${name}"]`).last();
export const toast = (page: Page, words: string): Locator => page.locator('.toast').filter({ hasText: words }).last();
export const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).first().click();
export const newName = (what: string): string => `${what} ${crypto.randomUUID().slice(0, 8)}`;
export const fillAll = async (page: Page, values: Record<string, string>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
};
export const tag = async (page: Page, label: string, word: string): Promise<void> => {
  await page.getByLabel(label).fill(word);
  await page.keyboard.press('Enter');
};
export const category = async (page: Page): Promise<void> => {
  for (const name of ['categoryId', 'subCategoryId']) await field(page, name).selectOption({ index: 1 });
};
export const picture = sharp({ create: { width: 600, height: 450, channels: 3, background: '#0b5c63' } })
  .png()
  .toBuffer();
/** Waits until the file has arrived, because its row appears above the button and moves it. */
export async function choosePicture(page: Page): Promise<void> {
  const file = { name: 'photo.png', mimeType: 'image/png', buffer: await picture };
  await page.locator('main input[type=file]').first().setInputFiles(file);
  await expect(page.locator('main .picture-grid img')).toBeVisible();
  await expect(page.locator('main .upload-state')).toHaveCount(0);
}
/** An e-mail address from a name. */
export const addressOf = (name: string): string => `${name.toLowerCase().replaceAll(' ', '-')}@kervan.example`;

export const password = 'Calm-caravan-9';
