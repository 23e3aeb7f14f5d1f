import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operatorOf, operatorSettings, type OperatorSettings } from '../../../contract/site/operator.ts';
import { root } from '../../support/structure/packages.ts';

const configured = (file: string): Partial<OperatorSettings> =>
  Object.fromEntries(
    [...readFileSync(join(root, file), 'utf8').matchAll(/^(OPERATOR_\w+) = "(.*)"$/gm)].map(([, name, value]) => [name, value]),
  );

test('both Workers read the same complete operator', () => {
  const settings = configured('wrangler.toml');
  expect(Object.values(settings)).not.toContain('');
  expect(Object.keys(settings).sort()).toEqual(Object.values(operatorSettings).sort());
  expect(configured('api/wrangler.toml')).toEqual(settings);
});

test('both Workers let the same countries sign up', () => {
  const listed = ['wrangler.toml', 'api/wrangler.toml'].map(
    (file) => /^SIGN_UP_COUNTRIES = "(.*)"$/m.exec(readFileSync(join(root, file), 'utf8'))?.[1],
  );
  expect(listed).toEqual(['', '']);
});

test('missing settings are empty', () => {
  const settings = { ...configured('wrangler.toml'), OPERATOR_PHONE: ' ' };
  delete settings.OPERATOR_TRADE_REGISTRY;
  expect(operatorOf(settings)).toMatchObject({ name: settings.OPERATOR_NAME, phone: '', tradeRegistry: '' });
});
