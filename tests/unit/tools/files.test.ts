import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesBelow, fingerprintOf } from '../../../scripts/support/files.ts';

const folder = mkdtempSync(join(tmpdir(), 'kervan-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a fingerprint covers the whole file, whatever the size of chunks', () => {
  for (const bytes of [0, 5, 1_048_576, 2_500_001]) {
    const content = Buffer.alloc(bytes, 'kervan');
    const file = join(folder, String(bytes));
    writeFileSync(file, content);
    expect(fingerprintOf(file)).toEqual({ bytes, sha256: createHash('sha256').update(content).digest('hex') });
  }
});

test('files of a folder include those of its subfolders; a missing folder has none', () => {
  const other = join(folder, 'one', 'two');
  mkdirSync(other, { recursive: true });
  writeFileSync(join(other, 'three'), '');
  expect(filesBelow(join(folder, 'one'))).toEqual([join(other, 'three')]);
  expect(filesBelow(join(folder, 'none'))).toEqual([]);
});
