/**
 * Required settings of production: one list for both Workers (which log missing ones at start), `npm run deploy`, the console and
 * docs/operating.md.
 */
import { type Operator, operatorSettings } from './operator.ts';

/**
 * Why a setting is needed: without those of `work` the product does not run, without `law` it may not be run, without `sales` nobody can
 * pay.
 */
type Need = 'work' | 'law' | 'sales';
type Worker = 'edge' | 'api';

export interface ProductionSetting {
  setting: string;
  need: Need;
  /** The Workers that read it. */
  of: readonly Worker[];
  /** Set by `wrangler secret put`, never in a file. */
  isSecret?: true;
  /** The sample value in the repository's configuration, which is no real value. */
  sample?: string;
}

const sampleOperator: Operator = {
  name: 'Kervan Ticaret Platformu A.Ş.',
  address: 'Örnek Mah. Liman Cad. No: 1, 34000 İstanbul, Türkiye',
  taxOffice: 'Beyoğlu',
  taxNumber: '1234567890',
  tradeRegistry: 'İstanbul 000000-0',
  phone: '+90 212 000 00 00',
  mail: 'info@kervan.example',
};

const both = ['edge', 'api'] as const;
export const productionSettings: readonly ProductionSetting[] = [
  { setting: 'ORIGIN', need: 'work', of: both, sample: 'https://kervan.example' },
  { setting: 'TOKEN_SECRET', need: 'work', of: ['api'], isSecret: true },
  ...Object.entries(operatorSettings).map(([name, setting]): ProductionSetting => ({
    setting,
    need: 'law',
    of: both,
    sample: sampleOperator[name as keyof Operator],
  })),
  { setting: 'TAX_PERCENT', need: 'sales', of: ['api'] },
  { setting: 'IYZICO_URI', need: 'sales', of: ['api'] },
  { setting: 'IYZICO_API_KEY', need: 'sales', of: ['api'], isSecret: true },
  { setting: 'IYZICO_SECRET_KEY', need: 'sales', of: ['api'], isSecret: true },
];

export interface Unset {
  setting: string;
  /** `sample`: the sample value is still set. */
  why: 'missing' | 'sample';
  need: Need;
}

/** The value of a real operator may equal the sample, as for the tax office. */
const isShared = (setting: string): boolean => setting === operatorSettings.taxOffice;

/** Settings of the list that a Worker's configuration lacks. */
export const unsetOf = (worker: Worker, settings: Readonly<Record<string, unknown>>): Unset[] =>
  productionSettings
    .filter(({ of }) => of.includes(worker))
    .flatMap(({ setting, need, sample }): Unset[] => {
      const value = settings[setting];
      if (typeof value !== 'string' || value.trim() === '') return [{ setting, why: 'missing', need }];
      return value.trim() === sample && !isShared(setting) ? [{ setting, why: 'sample', need }] : [];
    });

/** @returns a function that logs missing settings in production mode, once in the life of an isolate */
export function unsetReporter(
  worker: Worker,
  log: (about: Readonly<Record<string, unknown>>) => void,
): (env: { readonly MODE: string }) => void {
  let isWarned = false;
  return (env) => {
    if (isWarned || env.MODE !== 'production') return;
    isWarned = true;
    const unset = unsetOf(worker, env as unknown as Record<string, unknown>);
    if (unset.length > 0) log({ worker, unset: unset.map(({ setting, why }) => `${setting}: ${why}`) });
  };
}
