/** The pictures of the demo match the goods: both are compared by their words. */
import { describe, expect, it } from 'vitest';
import { companies, products, requests, users } from '../../../demo/index.ts';
import { productTexts, requestTexts } from '../../../demo/texts/index.ts';
import type { DemoProduct, DemoRequest, DemoTexts } from '../../../demo/types.ts';
import type { ApiLanguage } from '../../../contract/text/languages.ts';
import { initialsOf } from '../../../pictures/initials.ts';
import { drawPicture, motifs } from '../../../pictures/index.ts';
import { avatarKey } from '../../../scripts/seed/demo.ts';

type Shown = DemoProduct | DemoRequest;

const isTile = (key: string): boolean => key.startsWith('tile-');
const nameOf = (key: string): string => key.split('/')[0] ?? '';
const says = (text: string, word: string): boolean =>
  new RegExp(`(?<!\\p{L})${word.toLowerCase()}(?!\\p{L})`, 'u').test(text.toLowerCase());

/** Why this picture does not fit these goods; undefined if it fits. */
function fault(goods: { category: string; name: string }, key: string): string | undefined {
  if (isTile(key)) return key === `tile-${goods.category}/1` ? undefined : `the tile of ${goods.category} is another`;
  const motif = Object.hasOwn(motifs, nameOf(key)) ? motifs[nameOf(key)] : undefined;
  if (motif === undefined) return 'no such motif';
  if (!motif.of.includes(goods.category)) return `not of ${goods.category}`;
  if (!motif.words.some((word) => says(goods.name, word))) return `none of: ${motif.words.join(', ')}`;
  return motif.barred.find((word) => says(goods.name, word));
}

const english = ({ key, name }: Shown, texts: Record<string, DemoTexts>): string => texts[key]?.EN?.[0] ?? name;
const shown = [
  ...products.map((product) => ({ ...product, name: english(product, productTexts) })),
  ...requests.map((request) => ({ ...request, name: english(request, requestTexts) })),
];

describe('goods of the demo', () => {
  it('have a matching picture: category and English name are words of the motif', () => {
    const wrong = shown.flatMap((goods) =>
      goods.pictures.flatMap((key) => {
        const why = fault(goods, key);
        return why === undefined ? [] : [`${goods.key} "${goods.name}" by ${key}: ${why}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('use each motif, and each key has a drawing', () => {
    const keys = shown.flatMap(({ pictures }) => pictures);
    const used = new Set(keys.map(nameOf));
    expect(Object.keys(motifs).filter((name) => !used.has(name))).toEqual([]);
    for (const key of new Set(keys)) expect(drawPicture(key).svg).toContain('<svg');
  });
});

describe('logos of the demo', () => {
  it.each<[name: string, initials: string, language?: ApiLanguage]>([
    ['Bereket Dokuma San. ve Tic. A.Ş.', 'BD'],
    ['Çınarova Un ve Makarna San. A.Ş.', 'ÇU'],
    ['Isparta Gül ve Yağ', 'IG'],
    ['izmir incir', 'İ'],
    ['iberia foods', 'I', 'EN'],
    ['ООО «Волга-Интерьер»', 'В'],
    ['АО «Стройфасад Импорт»', 'СИ'],
    ['شركة النيل للمفروشات المنزلية', 'ن'],
    ['دار الواحة للضيافة', 'و'],
    ['Van der Linde Forwarding B.V.', 'LF'],
    ['Harwick & Dale Trading Ltd', 'HD'],
    ['', ''],
  ])('%s is %s', (name, initials, language = 'TR') => {
    expect(initialsOf(name, language)).toBe(initials);
  });

  it('are the initials of each company and person, in letters of our fonts', () => {
    for (const { logo, cover, name, language } of companies.filter((company) => company.logo !== '')) {
      expect(logo.split('/')[1]).toBe(initialsOf(name, language));
      expect(drawPicture(logo).svg).not.toContain('<text');
      expect(drawPicture(cover).svg.length).toBeGreaterThan(1000);
    }
    for (const user of users) expect(drawPicture(avatarKey(user)).svg).toContain('<path');
  });
});
