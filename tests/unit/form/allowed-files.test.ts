/** Chosen files are checked in the form at once: name, size, and whether a picture can be decoded. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cleanFileName } from '../../../api/platform/file-name.ts';
import { uploadBytesMax } from '../../../contract/limits.ts';
import { uploadRules, type UploadPurpose } from '../../../contract/upload/rules.ts';
import { stubBrowser } from '../../support/browser/browser-globals.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { jpgBytes } from '../../support/data/sample-files.ts';

stubBrowser();
/** Decodes by content, as a browser does. */
vi.stubGlobal('createImageBitmap', async (file: File) => {
  const [first, second] = new Uint8Array(await file.arrayBuffer());
  if (first !== 0xff || second !== 0xd8) throw new DOMException('no picture', 'InvalidStateError');
  return { width: 2, height: 2, close: () => undefined };
});
const { allowedFiles, filesWithin } = await import('../../../src/account/shared/fields/allowed-files.ts');
const { $toasts } = await import('../../../src/client/toasts.ts');

const real = new File([jpgBytes(2, 2)], 'real.jpg');
const broken = new File(['no picture at all'], 'broken.jpg');
const letter = new File(['%PDF-1.7'], 'letter.pdf');
const large = new File([new Uint8Array(uploadBytesMax + 1)], 'large.jpg');
const toastTexts = (): string[] => $toasts.get().map(({ text }) => text.replaceAll(/[\u2068\u2069]/g, ''));

beforeEach(() => $toasts.set([]));

test.each<[UploadPurpose, string[], string[]]>([
  ['picture', ['real.jpg'], ['broken.jpg: UNSUPPORTED_MEDIA', 'letter.pdf: UNSUPPORTED_MEDIA', 'large.jpg: TOO_LARGE']],
  ['requestDocument', ['letter.pdf'], ['real.jpg: UNSUPPORTED_MEDIA', 'broken.jpg: UNSUPPORTED_MEDIA', 'large.jpg: TOO_LARGE']],
  ['chatFile', ['real.jpg', 'letter.pdf'], ['broken.jpg: UNSUPPORTED_MEDIA', 'large.jpg: TOO_LARGE']],
])('for a %s, others are refused by name, and the accepted ones keep their order', async (purpose, allowed, refused) => {
  const files = await allowedFiles([real, broken, letter, large], uploadRules[purpose], (key) => key.replace('errors.', ''));
  expect(files.map(({ name }) => name)).toEqual(allowed);
  expect(toastTexts()).toEqual(refused);
});

test('files beyond the limit are left out, and the limit is reported', () => {
  const texts = { t: textsOf('en'), number: String };
  expect(filesWithin({ countMax: 3, count: 2 }, [real, letter], texts)).toEqual([real]);
  expect(toastTexts()).toEqual(['3 files at most: the others were not added.']);
  $toasts.set([]);
  expect([filesWithin({ countMax: 3, count: 1 }, [real, letter], texts), toastTexts()]).toEqual([[real, letter], []]);
});

describe('the name of a file', () => {
  test.each([
    ['Şartname №1 – عرض.pdf', 'Şartname №1 – عرض.pdf'],
    ['C:\\temp\\a.pdf', 'a.pdf'],
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['invoice\u202Efdp.exe.pdf', 'invoicefdp.exe.pdf'],
    ['a\u0000b\u0085c\nd\u200Fe\u2066f\uFEFF.pdf', 'abcdef.pdf'],
    ['a"<b>|:*?.pdf', 'ab.pdf'],
    [' .. ', '..'],
    ['\u202E\u200B', ''],
  ])('%j is %j', (name, clean) => {
    expect(cleanFileName(name)).toBe(clean);
  });

  test('is short, keeps its extension, and contains no half character', () => {
    expect(cleanFileName(`${'🚢'.repeat(200)}.pdf`)).toBe(`${'🚢'.repeat(116)}.pdf`);
  });
});
