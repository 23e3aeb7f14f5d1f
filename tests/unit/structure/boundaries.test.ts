import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  arrowsOf,
  circleIn,
  layerFaultsOf,
  layers,
  migratedTables,
  ownerFaultsOf,
  owners,
  ownersOf,
  subjects,
} from '../../support/structure/api-layers.ts';
import { faultsOf, filesOf, packageOf, packages, root } from '../../support/structure/packages.ts';
import { packagesPage } from '../../support/structure/packages-page.ts';

const allFiles = [...new Set(['contract', 'api', 'bank', 'worker', 'src'].flatMap(filesOf))];
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('packages', () => {
  test('the packages have files', () => {
    expect(allFiles.length).toBeGreaterThan(10);
  });

  test.each(packages.map(({ folder, because }) => [folder, because]))('%s imports only what it may, because %s', (folder) => {
    const faults = filesOf(folder)
      .filter((file) => packageOf(file)?.folder === folder)
      .flatMap((file) => faultsOf(file, read(file)));
    expect(faults).toEqual([]);
  });
});

test('docs/packages.md agrees with the rules', async () => {
  await expect(await packagesPage()).toMatchFileSnapshot('../../../docs/packages.md');
});

describe('the layers of the API', () => {
  const apiFiles = filesOf('api');

  test('folders import lower layers only', () => {
    expect(apiFiles.flatMap((file) => layerFaultsOf(file, read(file)))).toEqual([]);
  });

  test('no folders import each other in a cycle', () => {
    expect(circleIn(apiFiles.flatMap((file) => arrowsOf(file, read(file))))).toBeNull();
  });

  test('each table is written by the folder that owns it', () => {
    expect(apiFiles.flatMap((file) => ownerFaultsOf(file, read(file)))).toEqual([]);
  });

  test('each table of the migrations has one owner', () => {
    const owned = Object.values(owners).flat();
    expect(owned.filter((table, index) => owned.indexOf(table) !== index)).toEqual([]);
    // Messages and their parts are in the databases of their chat rooms.
    expect(owned.filter((table) => !table.startsWith('message')).toSorted()).toEqual(migratedTables().toSorted());
  });

  test('the subjects are listed from the lowest layer up, each with its folder', () => {
    const folders = layers.flatMap((layer) => layer.folders);
    expect(subjects.map(({ name }) => name)).toEqual(folders.filter((folder) => folder !== 'jobs'));
  });

  test('a new subject owns the tables that it names', () => {
    const of = ownersOf([...subjects, { name: 'freight', tables: { freight: {} } }]);
    const write = "'INSERT INTO freight(id) VALUES(?1)'";
    expect(ownerFaultsOf('api/freight/store.ts', write, of)).toEqual([]);
    expect(ownerFaultsOf('api/request/store.ts', write, of)).toEqual([expect.stringContaining("it is api/freight's")]);
  });

  test.each([
    ['api/platform/minute.ts', "import { sweep } from '../session/family-store.ts';", 'because the platform knows no subject'],
    [
      'api/product/routes.ts',
      "import { findOwnCompany } from '../company/store.ts';",
      'api/product/routes.ts imports api/company/store.ts',
    ],
    ['api/company/view.ts', "import { forget } from '../jobs/forget-account.ts';", 'api/company/view.ts imports api/jobs'],
    ['api/mail/mail.ts', "import { told } from '../notification/store.ts';", 'api/mail/mail.ts imports api/notification/store.ts'],
    ['api/user/my-data.ts', "import { subjects } from '../subjects.ts';", 'because work over all subjects is passed as deps.jobs'],
    ['api/freight/routes.ts', '', 'is in a folder without a layer'],
  ])('%s may not contain %s', (file, text, why) => {
    expect(layerFaultsOf(file, text)).toEqual([expect.stringContaining(why)]);
  });

  test.each([
    ['api/company/view.ts', "import { listProductCards } from '../product/store.ts';"],
    ['api/company/view.ts', "import { ownCompanyOf } from './row.ts';"],
    ['api/app.ts', "import { deliverDue } from './jobs/delivery.ts';"],
    ['api/jobs/scheduled-run.ts', "import { subjects } from '../subjects.ts';"],
  ])('%s may contain %s', (file, text) => {
    expect(layerFaultsOf(file, text)).toEqual([]);
  });

  test('a cycle is reported with its imports', () => {
    const arrows = [
      ...arrowsOf('api/user/a.ts', "import { b } from '../chat/b.ts';"),
      ...arrowsOf('api/chat/b.ts', "import { c } from '../plan/c.ts';\nimport { d } from '../platform/d.ts';"),
      ...arrowsOf('api/plan/c.ts', "import { b } from '../chat/b.ts';"),
    ];
    expect(circleIn(arrows)).toBe('chat → plan → chat\napi/chat/b.ts imports api/plan/c.ts\napi/plan/c.ts imports api/chat/b.ts');
    expect(circleIn(arrows.slice(0, -1))).toBeNull();
  });

  test.each([
    ['api/auth/store.ts', "'UPDATE users SET full_name=?1'", "it is api/account's"],
    ['api/platform/db/outbox.ts', '`DELETE FROM staff WHERE id=?1`', "it is api/staff's"],
    ['api/user/store.ts', "'INSERT OR IGNORE INTO company(id) VALUES(?1)'", "it is api/company's"],
    ['api/company/store.ts', "'REPLACE INTO session_family(id) VALUES(?1)'", "it is api/session's"],
    ['api/request/store.ts', '`UPDATE ${table} SET is_boosted = 0`', 'names its table in full'],
    ['api/request/store.ts', "'INSERT INTO freight(id) VALUES(?1)'", 'has no owner'],
    ['api/request/store.ts', "const companies = reviewedTable('company', columns);", "it is api/company's"],
  ])('%s may not write %s', (file, text, why) => {
    expect(ownerFaultsOf(file, text)).toEqual([expect.stringContaining(why)]);
  });

  test.each([
    ['api/account/store.ts', "'UPDATE users SET full_name=?1'"],
    ['api/plan/store.ts', "'INSERT INTO usage_counter(used) VALUES(1) ON CONFLICT DO UPDATE SET used=used+1'"],
    ['api/chat/store.ts', "'SELECT email FROM users'"],
    ['api/chat/store.ts', "// UPDATE users SET email='x'"],
  ])('%s may write %s', (file, text) => {
    expect(ownerFaultsOf(file, text)).toEqual([]);
  });
});

describe('single places', () => {
  test('statements are prepared in store.ts, *-store.ts and api/platform only, so that each table has one owner', () => {
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

  test('the contract imports zod as zod/mini, because `import { z }` adds 85 KB to what browsers load', () => {
    const faults = filesOf('contract')
      .concat(filesOf('src'))
      .filter((file) => /from ['"]zod['"]/.test(read(file)));
    expect(faults).toEqual([]);
  });

  test('a state of approveStatus is named (contract/company/approval.ts), because a bare 3 explains nothing', () => {
    const bare = /approve_?status['"]?\)?\s*(?:[=!<>]=*|<>|:|in\s*\(|\?\?)\s*[1-4]\b/i;
    expect(
      ['approve_status = 4', 'approveStatus !== 1', 'approve_status: 2,', 'approve_status IN (1, 2)'].filter((text) => !bare.test(text)),
    ).toEqual([]);
    expect(allFiles.filter((file) => bare.test(read(file)))).toEqual([]);
  });
});

describe('written once', () => {
  const product = [...allFiles, 'src/boot.js', ...['scripts', 'bench', 'pictures', 'content', 'lookups'].flatMap(filesOf)];
  const saying = (pattern: RegExp): string[] => product.filter((file) => !file.includes('generated') && pattern.test(read(file)));

  test('the list of languages; the boot script repeats it, since it is not built, and tests/unit/structure/languages.test.ts compares them', () => {
    const list = /['"|](?:tr|en|ru|ar)(?:['"], *['"]|\|)(?:tr|en|ru|ar)(?:['"], *['"]|\|)(?:tr|en|ru|ar)\b/i;
    expect(saying(list)).toEqual(['contract/text/languages.ts', 'src/boot.js']);
  });

  test('the pattern of an id, and the hexadecimal form of bytes', () => {
    expect(saying(/0-9a-f\]\{24\}/)).toEqual(['contract/wire/ids.ts']);
    expect(saying(/padStart\(2, '0'\)\)\.join/)).toEqual(['contract/wire/ids.ts']);
  });

  test('changes of letter case: also in the expressions of Astro templates, of which oxlint reads the scripts only', () => {
    const templates = filesOf('src').filter((file) => file.endsWith('.astro'));
    const faults = templates.flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) => {
          const [method] = /\bto(?:Locale)?(?:Lower|Upper)Case\b/.exec(line) ?? [];
          return method === undefined ? [] : [`${file}:${index + 1} ${method}: use a function of contract/text/letter-case.ts`];
        }),
    );
    expect(templates.length).toBeGreaterThan(50);
    expect(faults).toEqual([]);
  });

  test('the headers of a call and the reading of its answer', () => {
    expect(saying(/`Bearer \$|['"]x-kervan['"]|['"]idempotency-key['"]/)).toEqual(['contract/wire/wire-call.ts']);
  });
});

describe('state', () => {
  const account = /^src\/account\//;
  const signals = /['"]@preact\/(signals[^'"]*)['"]/g;

  test('only the business area uses signals, by useSignals() and without a compiler, so that no other page loads them', () => {
    const ways = ['signals-react', 'signals-react/runtime'];
    const faults = allFiles.filter((file) =>
      [...read(file).matchAll(signals)].some(([, way = '']) => !account.test(file) || !ways.includes(way)),
    );
    expect(faults).toEqual([]);
    expect(read('package.json')).not.toContain('signals-react-transform');
  });

  test('no file has a signal at its top level, where all screens would share it', () => {
    const faults = allFiles.filter((file) => /^(?:export )?(?:const|let) [^\n=]+=\s*(?:signal|computed)\b/m.test(read(file)));
    expect(faults).toEqual([]);
  });

  test('state that screens share is a store of src/client, so that public pages can use it as well', () => {
    const faults = allFiles.filter((file) => /from ['"]nanostores['"]/.test(read(file)) && !file.startsWith('src/client/'));
    expect(faults).toEqual([]);
  });
});

describe('the rules themselves', () => {
  test.each([
    ['worker/app.ts', "import { store } from '../api/company/store.ts';"],
    ['worker/cache/app.ts', "import { visitorOf } from '../../src/server/visitor.ts';"],
    ['src/server/app.ts', "import { readCookie } from '../../worker/session/cookies.ts';"],
    ['src/pages/app.astro', "---\nimport { fetchApi } from '../../worker/api/api-fetch.ts';\n---"],
    ['api/company/routes.ts', "import { handle } from '../../worker/app.ts';"],
    ['contract/company/shapes.ts', "import { Hono } from 'hono';"],
    ['src/ui/button.tsx', "import { call } from '../client/call.ts';"],
    ['src/account/company/page.tsx', "import { list } from '../product/list.tsx';"],
    ['src/pages/index.astro', "---\nimport { store } from '../../api/company/store.ts';\n---"],
    ['src/islands/search.tsx', "const later = () => import('../account/entry.tsx');"],
    ['src/client/call.ts', "import {\n  useState,\n} from 'react';"],
  ])('%s may not contain %s', (file, text) => {
    expect(faultsOf(file, text)).toHaveLength(1);
  });

  test.each([
    ['api/company/routes.ts', "import { calls } from '../../contract/index.ts';"],
    ['src/account/company/page.tsx', "import { Button } from '../../ui/button.tsx';"],
    ['src/server/call-api.ts', "import { fetchApi } from '../../worker/api/api-fetch.ts';"],
    ['worker/index.ts', "import { handle } from '@astrojs/cloudflare/handler';"],
    ['contract/company/shapes.ts', "// import { Hono } from 'hono';\nimport * as z from 'zod/mini';"],
  ])('%s may contain %s', (file, text) => {
    expect(faultsOf(file, text)).toEqual([]);
  });
});
