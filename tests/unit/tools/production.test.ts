import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { operatorSettings } from '../../../contract/site/operator.ts';
import { productionSettings, unsetOf, unsetReporter } from '../../../contract/site/production.ts';
import { root } from '../../support/structure/packages.ts';

const varsOf = (file: string): Record<string, string> =>
  Object.fromEntries(
    [...readFileSync(join(root, file), 'utf8').matchAll(/^([A-Z]\w+) = "(.*)"$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
const files = { edge: 'wrangler.toml', api: 'api/wrangler.toml' } as const;

test('both configurations have every setting that is not secret, and no secret', () => {
  for (const [worker, file] of Object.entries(files)) {
    const wanted = productionSettings.filter(({ of }) => of.includes(worker as keyof typeof files));
    const named = Object.keys(varsOf(file));
    expect(named, file).toEqual(expect.arrayContaining(wanted.filter(({ isSecret }) => isSecret !== true).map(({ setting }) => setting)));
    for (const { setting } of wanted.filter(({ isSecret }) => isSecret === true)) expect(named, file).not.toContain(setting);
  }
});

test('the sample values of the repository are recognized, as a whole only', () => {
  const samples = productionSettings.filter(({ sample }) => sample !== undefined);
  const settings = varsOf(files.edge);
  const unchanged = samples.filter(({ setting, sample }) => settings[setting] === sample).length;
  expect([0, samples.length]).toContain(unchanged);
});

test('an empty value is missing, a sample value is reported, and a set one is not', () => {
  const own = Object.fromEntries(productionSettings.map(({ setting }) => [setting, `our ${setting}`]));
  expect(unsetOf('api', own)).toEqual([]);
  expect(unsetOf('edge', own)).toEqual([]);
  expect(unsetOf('api', { ...own, TOKEN_SECRET: undefined, OPERATOR_PHONE: ' ', ORIGIN: 'https://kervan.example' })).toEqual([
    { setting: 'ORIGIN', why: 'sample', need: 'work' },
    { setting: 'TOKEN_SECRET', why: 'missing', need: 'work' },
    { setting: 'OPERATOR_PHONE', why: 'missing', need: 'law' },
  ]);
  expect(unsetOf('edge', { ...own, TOKEN_SECRET: undefined })).toEqual([]);
  // The list contains every setting of the operator.
  const law = productionSettings.filter(({ need }) => need === 'law').map(({ setting }) => setting);
  expect(Object.values(operatorSettings).sort()).toEqual(law.sort());
});

test('the list is logged once, and in production only', () => {
  const log = vi.fn();
  unsetReporter('edge', log)({ MODE: 'local' });
  expect(log).not.toHaveBeenCalled();
  const report = unsetReporter('edge', log);
  for (let times = 0; times < 3; times += 1) report({ MODE: 'production' });
  expect(log).toHaveBeenCalledTimes(1);
  expect(log.mock.calls[0]?.[0]).toMatchObject({ worker: 'edge', unset: expect.arrayContaining(['OPERATOR_NAME: missing']) });
});
