import { describe, expect, test } from 'vitest';
import { isolatedIn } from '../../../api/platform/text/isolated-in.ts';
import { titleText } from '../../../contract/text/isolate.ts';
import { wholeCode } from '../../../src/account/shared/whole-code.ts';
import { nameLine, optionalText, requiredLine, requiredText } from '../../../contract/text/text.ts';
import { addCompanyData, editCompany } from '../../../contract/company/schemas.ts';
import { plainAddress, plainLine, plainText } from '../../../contract/text/plain-text.ts';

describe('invisible characters are not stored', () => {
  test.each([
    ['  Denizli Tekstil  ', 'Denizli Tekstil'],
    ['Evil\u202egnirts\u202c', 'Evilgnirts'],
    ['a\u0000b\u001b[31m', 'ab[31m'],
    ['\ufeffTest\u200b\u2060', 'Test'],
    [`Z${'\u0301'.repeat(40)}algo`, `Z${'\u0301'.repeat(4)}algo`],
    ['Tiê\u0301ng Viê\u0323t', 'Tiê\u0301ng Viê\u0323t'],
    ['اللَّٰه', 'اللَّٰه'],
    ['one\r\ntwo\tthree', 'one two three'],
    ['می‌خواهم', 'می‌خواهم'],
    ['👩‍👩‍👧 ship', '👩‍👩‍👧 ship'],
    ['Bob \ud83d', 'Bob'],
    ['김치 수출', '김치 수출'],
  ])('%j becomes the line %j', (given, stored) => expect(plainLine(given)).toBe(stored));

  test.each([
    ['https://big\u200d.example/\u00adshop', 'https://big.example/shop'],
    ['\u202ehttps://a.example\ufe0f\u2060', 'https://a.example'],
    ['https://çağ.example', 'https://çağ.example'],
  ])('%j becomes the address %j', (given, stored) => {
    expect(plainAddress(given)).toBe(stored);
    expect(editCompany.body.shape.WebSite.parse(given)).toBe(stored);
    expect(addCompanyData.shape.webSite.parse(given)).toBe(stored);
  });

  test('a text keeps its lines', () => {
    expect(plainText('First\u202e\nsecond\n')).toBe('First\nsecond');
    expect(requiredText(20).parse('First\nsecond')).toBe('First\nsecond');
    expect(optionalText(20).parse('\u0007')).toBe('');
  });
});

describe('a name has visible characters', () => {
  const faultOf = (name: string): string | undefined => nameLine(2, 5).safeParse(name).error?.issues[0]?.message;
  test.each([
    ['', 'REQUIRED'],
    ['\u200b\u200b', 'REQUIRED'],
    ['\u200d\u200d', 'REQUIRED'],
    ['\u3164\u115f\u1160\uffa0', 'REQUIRED'],
    ['\u2800\u2800', 'REQUIRED'],
    ['\u0000\u0001', 'REQUIRED'],
    ['x', 'TOO_SHORT'],
    ['🚢', 'TOO_SHORT'],
    ['x\u0000', 'TOO_SHORT'],
    ['王芳', undefined],
    ['مي', undefined],
    ['123456', 'TOO_LONG'],
  ])('%j: %s', (name, fault) => expect(faultOf(name)).toBe(fault));

  test('a line may be one character', () => expect(requiredLine(5).parse(' 7 ')).toBe('7'));
});

describe('what a sentence names', () => {
  test.each([
    ['rtl', 'Liman A.Ş.', '\u2068Liman A.Ş.\u2069'],
    ['rtl', '', ''],
    ['ltr', 'شركة النيل', '\u2068شركة النيل\u2069'],
    ['ltr', 'Liman A.Ş.', 'Liman A.Ş.'],
  ] as const)('in a sentence that runs %s, %j is %j', (direction, name, shown) => expect(isolatedIn(direction, name)).toBe(shown));

  test('is pasted without the characters that kept it whole', () => {
    expect(plainLine(isolatedIn('rtl', 'Liman A.Ş.'))).toBe('Liman A.Ş.');
    expect(plainLine(titleText('غزل Ne 16/1، 45 طنًا؛ CFR'))).toBe('غزل Ne 16/1، 45 طنًا؛ CFR');
    expect(wholeCode('PF-2026-1')).not.toContain('6-1');
    expect(plainLine(wholeCode('PF-2026-1'))).toBe('PF-2026-1');
  });
});
