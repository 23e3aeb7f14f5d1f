import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { companyCountKeys, companyFacets, requestCountKeys, requestFacets } from '../../../api/lookup/facet-words.ts';
import {
  companyStatusAfterEdit,
  checkSubmission,
  requestStatusAfterEdit,
  statusBesideApproved,
} from '../../../contract/company/approval.ts';
import { boostEnd, isBoostActive, isBoostShownInDirectory, isBoostShownOnCard } from '../../../contract/company/boost.ts';
import { type CompanyProfile, completenessOf, completenessPercent } from '../../../contract/company/completeness.ts';
import { pathOfName } from '../../../api/company/path.ts';
import { videoIdOf } from '../../../contract/company/video.ts';
import { acceptOf, formatOfName, uploadRules } from '../../../contract/upload/rules.ts';

const complete: CompanyProfile = {
  name: 'Harbour',
  typeId: 't',
  email: 'a@b.example',
  description: 'd',
  keywordCount: 1,
  website: 'w',
  hasLogo: true,
  addressHeader: 'h',
  countryId: 'k',
  cityId: 'c',
  areaId: 'a',
  cityHasAreas: true,
  addressDescription: 'd',
  postalCode: 'p',
  phone: '1',
  taxpayerNumber: '1',
  taxpayerOffice: 'o',
  categoryWithSubCategoryCount: 1,
  activityArea: 1,
};

describe('completeness (docs/behaviour.md#completeness)', () => {
  test('18 items in 5 groups are complete, and each item counts once', () => {
    expect(completenessOf(complete)).toMatchObject({ groups: 5, items: 18, isComplete: true, missing: [] });
    const empty: CompanyProfile = {
      name: '',
      typeId: null,
      email: null,
      description: '',
      keywordCount: 0,
      website: null,
      hasLogo: false,
      addressHeader: null,
      countryId: null,
      cityId: null,
      areaId: null,
      cityHasAreas: false,
      addressDescription: ' ',
      postalCode: null,
      phone: null,
      taxpayerNumber: null,
      taxpayerOffice: null,
      categoryWithSubCategoryCount: 0,
      activityArea: null,
    };
    expect(completenessOf(empty)).toMatchObject({ groups: 0, items: 0, isComplete: false });
    expect(completenessOf(empty).missing).toHaveLength(18);
    const { cityHasAreas: _, ...items } = complete;
    for (const key of Object.keys(items) as (keyof typeof items)[]) {
      const completeness = completenessOf({ ...complete, [key]: empty[key] });
      expect(completeness.isComplete, key).toBe(false);
      expect(completeness.items, key).toBe(17);
      expect(completeness.groups, key).toBe(4);
    }
  });

  test('the area counts as filled in where the city has none, but not without a city', () => {
    expect(completenessOf({ ...complete, areaId: null, cityHasAreas: false }).isComplete).toBe(true);
    expect(completenessOf({ ...complete, areaId: null, cityId: null, cityHasAreas: false }).missing).toEqual(['city', 'area']);
  });

  test('only 18 items are 100 percent', () => {
    expect([0, 5, 17, 18].map(completenessPercent)).toEqual([0, 27, 94, 100]);
  });
});

describe('states', () => {
  test('an edit keeps a company approved unless it needs a review (docs/behaviour.md#reviewed-edits)', () => {
    expect(companyStatusAfterEdit(4, true, false)).toBe(4);
    expect(companyStatusAfterEdit(4, true, true)).toBe(3);
    expect(companyStatusAfterEdit(3, true, true)).toBe(3);
    expect([companyStatusAfterEdit(1, true, true), companyStatusAfterEdit(2, false, true)]).toEqual([2, 1]);
    expect([
      requestStatusAfterEdit(1, false),
      requestStatusAfterEdit(4, true),
      requestStatusAfterEdit(4, false),
      requestStatusAfterEdit(3, true),
    ]).toEqual([2, 3, 4, 3]);
  });

  test('an edit without a review replaces the approved version at once, whatever was pending; one with a review waits', () => {
    for (const waiting of [1, 2, 3] as const)
      expect([statusBesideApproved(4, false, waiting), statusBesideApproved(4, true, waiting)]).toEqual([4, waiting]);
    for (const never of [1, 2, 3] as const) expect(statusBesideApproved(never, false, never)).toBe(never);
  });

  test('only a complete company that was not submitted can be submitted', () => {
    expect([checkSubmission(1, false), checkSubmission(2, true), checkSubmission(3, true), checkSubmission(4, true)]).toEqual([
      'NOT_COMPLETE',
      'yes',
      'NOT_SENDABLE',
      'NOT_SENDABLE',
    ]);
  });
});

test('a boost has three thresholds, and a new one adds to the remaining time (docs/behaviour.md#boost)', () => {
  const now = 1_000_000;
  expect([isBoostActive(now + 60_000, now), isBoostActive(now + 60_001, now)]).toEqual([false, true]);
  expect([isBoostShownOnCard(now + 300_000, now), isBoostShownOnCard(now + 300_001, now)]).toEqual([false, true]);
  expect([isBoostShownInDirectory(now, now), isBoostShownInDirectory(now + 1, now), isBoostShownInDirectory(null, now)]).toEqual([
    false,
    true,
    false,
  ]);
  expect([boostEnd(null, now, 5), boostEnd(now - 9, now, 5), boostEnd(now + 9, now, 5)]).toEqual([now + 5, now + 5, now + 14]);
});

test.each([
  ['Çağ Işık Dış Tic. Ltd. Şti.', 'cag-isik-dis-tic-ltd-sti'],
  ['İSTANBUL GIDA', 'istanbul-gida'],
  ['ООО «Щёлковская пряжа»', 'ooo-shchelkovskaya-pryazha'],
  ['Қазақ Ұны', 'qazaq-uny'],
  ['شركة النيل للتجارة', 'shrka-alnyl-lltjara'],
  ['Société Générale & Fils', 'societe-generale-fils'],
  ['Oʻzbek Paxta', 'ozbek-paxta'],
  ['北京', 'company'],
  ['***', 'company'],
])('the path of %s is %s', (name, path) => {
  expect(pathOfName(name)).toBe(path);
});

test('any path is plain Latin, not empty and at most 60 characters', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 120 }),
      (name) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(pathOfName(name)) && pathOfName(name).length <= 60,
    ),
  );
});

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['youtube.com/watch?list=x&v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://youtube.com/embed/dQw4w9WgXcQ?start=4', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ', null],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', null],
  ['https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ', null],
  ['javascript://youtube.com/%0aalert(1)?v=dQw4w9WgXcQ', null],
  ['https://www.youtube.com/watch?v="><script>', null],
  ['', null],
])('the video of %s is %s (docs/behaviour.md#promotion-video)', (address, id) => {
  expect(videoIdOf(address)).toBe(id);
});

describe('facets', () => {
  const profile = {
    serviceType: 3,
    categoryId: 'C',
    subCategoryId: 'S',
    countryId: 'K',
    logisticTypeId: 'L',
    shippingTypeId: 'P',
  } as const;
  test('a request is counted alone and in pairs of different kinds, without category and sub-category together', () => {
    expect(requestFacets(profile, true)).toBe('t3 cC sS kK lL pP b1');
    const keys = requestCountKeys(profile);
    expect(keys).toEqual(expect.arrayContaining(['', 't3', 'pP', 't3|cC', 't3|sS', 'cC|kK', 'kK|pP', 'lL|pP']));
    expect(keys).not.toContain('cC|sS');
    expect(keys).toHaveLength(1 + 6 + 14);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('a company is counted in each of its categories', () => {
    const company = {
      activityArea: 2 as const,
      categories: [
        { id: 'C', subs: ['S', 'T'] },
        { id: 'D', subs: [] },
      ],
      countryId: 'K',
    };
    expect(companyFacets(company, false)).toBe('a2 cC cD sS sT kK');
    expect(companyCountKeys(company)).toEqual([
      '',
      'a2',
      'cC',
      'cD',
      'sS',
      'sT',
      'kK',
      'a2|cC',
      'a2|cD',
      'a2|sS',
      'a2|sT',
      'a2|kK',
      'cC|kK',
      'cD|kK',
      'sS|kK',
      'sT|kK',
    ]);
    expect(companyCountKeys({ activityArea: null, categories: [], countryId: null })).toEqual(['']);
  });
});

test('file inputs accept what the rules accept', () => {
  expect(acceptOf(uploadRules.logo)).toBe('.jpg,.jpeg');
  expect(acceptOf(uploadRules.picture)).toBe('.jpg,.jpeg,.png,.webp');
  expect([formatOfName('a.JPEG'), formatOfName('b.tar.gz'), formatOfName('c.docx'), formatOfName('toString')]).toEqual([
    'jpg',
    null,
    'docx',
    null,
  ]);
});
