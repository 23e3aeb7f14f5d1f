/** Commands, settings, files and alarms that docs/operating.md names exist. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { productionSettings } from '../../../contract/site/production.ts';
import { alarmKinds } from '../../../api/system/alarm-kinds.ts';
import { root } from '../../support/structure/packages.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const text = read('docs/operating.md');
const named = (pattern: RegExp): string[] => [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))];

test('every npm command exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = [...named(/npm run ([\w:-]+)/g), ...named(/`npm (start|test)/g)];
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter((command) => scripts[command] === undefined)).toEqual([]);
  for (const option of ['--unready', '--remote', '--new-second-factor'])
    expect(
      ['scripts/deploy.ts', 'scripts/moderator.ts'].some((file) => read(file).includes(`[${option}]`)),
      option,
    ).toBe(true);
});

test('every setting exists, and all that production needs are named', () => {
  const settings = named(/`([A-Z][A-Z0-9]*_[A-Z_]+)(?:=[^`]*)?`/g);
  const code = [
    'api/platform/env.ts',
    'worker/env.ts',
    'contract/site/operator.ts',
    'contract/site/sign-up-countries.ts',
    'scripts/backup.ts',
    'worker/api/api-fetch.ts',
  ]
    .map(read)
    .join('\n');
  expect(settings.filter((setting) => !new RegExp(`\\b${setting}\\b`).test(code))).toEqual([]);
  const documented = [...settings, 'ORIGIN'];
  expect(productionSettings.filter(({ setting }) => !documented.includes(setting))).toEqual([]);
  expect(text).toContain('`ORIGIN`');
});

test('every file exists, and every secret says how it is changed', () => {
  const files = [
    ...named(/`((?:api\/|docs\/|scripts\/)?[\w-]+\.(?:toml|ts))`/g),
    ...named(/ -c ([\w/.]+toml)/g),
    ...named(/node (scripts\/[\w-]+\.ts)/g),
  ];
  expect(files.length).toBeGreaterThan(2);
  for (const file of [...files, ...named(/\]\((decisions\/[^)]+)\)/g).map((link) => `docs/${link}`)])
    expect(existsSync(join(root, file)), file).toBe(true);
  const secrets = text.slice(text.indexOf('## Secrets'), text.indexOf('## Health and monitoring'));
  for (const { setting } of productionSettings.filter(({ isSecret }) => isSecret === true)) expect(secrets).toContain(`\`${setting}\``);
});

test('every alarm has a meaning and a remedy', () => {
  const alarms = text.slice(text.indexOf('## Alarms'), text.indexOf('## Limits'));
  for (const kind of alarmKinds) expect(alarms).toMatch(new RegExp(`\\| \`${kind}\` +\\| .{20,} \\| .{20,} \\|`));
});
