/** Settings that production needs and lacks, from the built configurations and Cloudflare's list of secrets. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Unset, unsetOf } from '../../../contract/site/production.ts';
import { root } from '../install.mjs';
import { wranglerError } from './wrangler-error.ts';

/** Runs wrangler with optional standard input. */
export type Wrangler = (args: string[], input?: string) => Promise<{ code: number; output: string }>;

const noWorker = /does not exist|\b10007\b/;

/** Names of the API's secrets, none if it was never deployed. @throws wrangler's message if it is unknown */
export const secretNames = async (wrangler: Wrangler): Promise<string[]> => {
  const { code, output } = await wrangler(['secret', 'list', '--format', 'json', '-c', 'api/wrangler.toml']);
  if (code !== 0) {
    if (noWorker.test(output)) return [];
    throw wranglerError(output);
  }
  return (JSON.parse(output.slice(output.indexOf('['), output.lastIndexOf(']') + 1)) as { name: string }[]).map(({ name }) => name);
};

export type Vars = Record<string, string>;

/** The plain settings of a built Worker. */
export const builtVars = (worker: 'api' | 'server'): Vars =>
  (JSON.parse(readFileSync(join(root, `dist/${worker}/wrangler.json`), 'utf8')) as { vars: Vars }).vars;

/** Each setting once: both Workers are configured with the same. */
export const allUnset = (vars: { api: Vars; edge: Vars }, secrets: readonly string[]): Unset[] => {
  const api = unsetOf('api', { ...vars.api, ...Object.fromEntries(secrets.map((name) => [name, 'set'])) });
  const edge = unsetOf('edge', vars.edge).filter(({ setting }) => !api.some((one) => one.setting === setting));
  return [...api, ...edge];
};

const needs = { work: 'does not run without', law: 'may not run without', sales: 'nobody can pay without' };

/** A line per setting, for the person who deploys. */
export const unsetLines = (unset: readonly Unset[]): string[] =>
  unset.map(({ setting, why, need }) => `${setting} is ${why === 'sample' ? 'still the sample' : 'not set'} (${needs[need]})`);
