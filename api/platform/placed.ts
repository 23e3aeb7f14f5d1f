import type { Env } from './env.ts';

const jurisdictions = ['eu'] as const;

/**
 * The Durable Objects of a class in the configured jurisdiction (docs/operating.md#where-data-lives). @throws Error for an unknown
 * jurisdiction
 */
export function placed<Objects extends Rpc.DurableObjectBranded>(
  { DATA_JURISDICTION: asked = '' }: Pick<Env, 'DATA_JURISDICTION'>,
  objects: DurableObjectNamespace<Objects>,
): DurableObjectNamespace<Objects> {
  if (asked === '') return objects;
  const known = jurisdictions.find((one) => one === asked);
  if (known === undefined) throw new Error(`DATA_JURISDICTION is "eu" or empty, not ${asked}`);
  return objects.jurisdiction(known);
}
