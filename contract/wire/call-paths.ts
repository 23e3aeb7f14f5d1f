/** The addresses below `/api`, and their methods. */
import { pathOf } from './call.ts';
import { calls } from '../index.ts';

/** The API's own documentation. */
export const documentPaths = { openApi: '/api/openapi.json', docs: '/api/docs' } as const;

const methods = new Map<string, string[]>(Object.values(documentPaths).map((path) => [path, ['GET']]));
for (const { call } of calls) methods.set(pathOf(call), [...(methods.get(pathOf(call)) ?? []), call.method]);
const patterns = [...methods]
  .filter(([path]) => path.includes(':'))
  .map(([path, allowed]): [RegExp, string[]] => [new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`), allowed]);

/** @returns the methods of an address, in the format of an Allow header; null if there is no such address */
export function allowedAt(path: string): string | null {
  const allowed = methods.get(path) ?? patterns.find(([pattern]) => pattern.test(path))?.[1];
  return allowed === undefined ? null : allowed.join(', ');
}
