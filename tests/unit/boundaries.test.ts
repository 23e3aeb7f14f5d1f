import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faultsOf, filesOf, roomOf, rooms, root } from '../support/rooms.ts';

const allFiles = [...new Set(['contract', 'api', 'worker', 'src'].flatMap(filesOf))];
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('rooms', () => {
  test('there are files to look at in the rooms that exist', () => {
    expect(allFiles.length).toBeGreaterThan(10);
  });

  test.each(rooms.map((room) => [room.folder, room.because]))('%s keeps its borders: %s', (folder) => {
    const faults = filesOf(folder)
      .filter((file) => roomOf(file)?.folder === folder)
      .flatMap((file) => faultsOf(file, read(file)));
    expect(faults).toEqual([]);
  });
});

describe('single places', () => {
  test('SQL stands in store.ts and api/platform only, so that each table has one owner', () => {
    const faults = allFiles.filter(
      (file) => /\.prepare\(/.test(read(file)) && !/^api\/(?:.+\/)?(?:[\w-]*-)?store\.ts$/.test(file) && !file.startsWith('api/platform/'),
    );
    expect(faults).toEqual([]);
  });

  test('cookies are read and set in worker/ only, so that no script and no page can leak a session', () => {
    const cookies = /document\.cookie|Astro\.cookies|['"](?:set-)?cookie['"]/i;
    const faults = allFiles.filter((file) => !file.startsWith('worker/') && cookies.test(read(file)));
    expect(faults).toEqual([]);
  });

  test('zod comes to the contract as zod/mini, because `import { z }` drags 85 KB into browsers', () => {
    const faults = filesOf('contract')
      .concat(filesOf('src'))
      .filter((file) => /from ['"]zod['"]/.test(read(file)));
    expect(faults).toEqual([]);
  });
});

describe('written once', () => {
  const product = [...allFiles, 'src/boot.js', ...['scripts', 'bench', 'pictures', 'content', 'lookups'].flatMap(filesOf)];
  const saying = (pattern: RegExp): string[] => product.filter((file) => !file.includes('generated') && pattern.test(read(file)));

  test('which languages there are; the boot script is sent as it is written, and tests/unit/languages.test.ts holds it to the list', () => {
    const list = /['"|](?:tr|en|ru|ar)(?:['"], *['"]|\|)(?:tr|en|ru|ar)(?:['"], *['"]|\|)(?:tr|en|ru|ar)\b/i;
    expect(saying(list)).toEqual(['contract/languages.ts', 'src/boot.js']);
  });

  test('what an id looks like, and how bytes are written in letters', () => {
    expect(saying(/0-9a-f\]\{24\}/)).toEqual(['contract/ids.ts']);
    expect(saying(/padStart\(2, '0'\)\)\.join/)).toEqual(['contract/ids.ts']);
  });

  test('what a call carries and how its answer is read', () => {
    expect(saying(/`Bearer \$|['"]x-kervan['"]|['"]idempotency-key['"]/)).toEqual(['contract/wire-call.ts']);
  });
});

describe('the rules themselves', () => {
  test.each([
    ['worker/app.ts', "import { store } from '../api/company/store.ts';"],
    ['api/company/routes.ts', "import { handle } from '../../worker/app.ts';"],
    ['contract/company/shapes.ts', "import { Hono } from 'hono';"],
    ['src/ui/button.tsx', "import { call } from '../client/call.ts';"],
    ['src/account/company/page.tsx', "import { list } from '../product/list.tsx';"],
    ['src/pages/index.astro', "---\nimport { store } from '../../api/company/store.ts';\n---"],
    ['src/islands/search.tsx', "const later = () => import('../account/entry.tsx');"],
    ['src/client/call.ts', "import {\n  useState,\n} from 'react';"],
  ])('%s may not say %s', (file, text) => {
    expect(faultsOf(file, text)).toHaveLength(1);
  });

  test.each([
    ['api/company/routes.ts', "import { calls } from '../../contract/index.ts';"],
    ['src/account/company/page.tsx', "import { Button } from '../../ui/button.tsx';"],
    ['worker/index.ts', "import { handle } from '@astrojs/cloudflare/handler';"],
    ['contract/company/shapes.ts', "// import { Hono } from 'hono';\nimport * as z from 'zod/mini';"],
  ])('%s may say %s', (file, text) => {
    expect(faultsOf(file, text)).toEqual([]);
  });
});
