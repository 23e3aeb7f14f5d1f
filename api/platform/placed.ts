import type { Env } from './env.ts';

const jurisdictions = ['eu'] as const;

/** The objects of a class, kept where the operator has decided (docs/operating.md#where-data-lives). @throws Error for an unknown place */
export function placed<Objects extends Rpc.DurableObjectBranded>(
  { DATA_JURISDICTION: asked = '' }: Pick<Env, 'DATA_JURISDICTION'>,
  objects: DurableObjectNamespace<Objects>,
): DurableObjectNamespace<Objects> {
  if (asked === '') return objects;
  const known = jurisdictions.find((one) => one === asked);
  if (known === undefined) throw new Error(`DATA_JURISDICTION is "eu" or empty, not ${asked}`);
  return objects.jurisdiction(known);
}
