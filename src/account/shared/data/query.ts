/** What was read is kept by the tags that its call reads; what a write changes is asked for again where it is shown. */
import { type Query, QueryClient, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { CallDefinition, DataOf } from '../../../../contract/wire/call.ts';
import { queryCacheMs } from '../../../../contract/limits.ts';
import type { Tag } from '../../../../contract/wire/tags.ts';
import { call, type CallInput, type Failure } from '../../../client/call.ts';

/** A call that did not succeed, as a query throws it. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

const isTemporary = (error: Error): boolean => error instanceof CallFailure && [0, 502, 504].includes(error.failure.status);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: queryCacheMs,
      staleTime: 5000,
      refetchOnWindowFocus: false,
      retry: (count, error) => count < 1 && isTemporary(error),
    },
  },
});

export interface ReadOptions {
  enabled?: boolean;
  /** Asked again this often while the page is in sight. */
  everyMs?: number;
  /** Lists that never change while the page is open. */
  isLookup?: boolean;
}

export const keyOf = (definition: CallDefinition, input?: unknown): readonly unknown[] => [definition.name, input ?? null];

/** How a call of the contract is read and kept. */
const readOf = <C extends CallDefinition>(definition: C, input?: Omit<CallInput<C>, 'signal'>) => ({
  queryKey: keyOf(definition, input),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<DataOf<C>> => {
    const answer = await call(definition, { ...input, signal } as CallInput<C>);
    if (!answer.ok) throw new CallFailure(answer);
    return answer.data;
  },
  meta: { tags: definition.reads },
});

/** Reads what is about to be shown; a failure is told where it is shown. */
export const readAhead = <C extends CallDefinition>(definition: C, input?: Omit<CallInput<C>, 'signal'>): Promise<void> =>
  queryClient.prefetchQuery(readOf(definition, input));

/** Reads with a call of the contract; the answer is shared by all parts that ask the same. */
export function useCall<C extends CallDefinition>(
  definition: C,
  input?: Omit<CallInput<C>, 'signal'>,
  options: ReadOptions = {},
): UseQueryResult<DataOf<C>, CallFailure> {
  return useQuery<DataOf<C>, CallFailure>({
    ...readOf(definition, input),
    enabled: options.enabled ?? true,
    ...(options.everyMs !== undefined && { refetchInterval: options.everyMs }),
    ...(options.isLookup === true && { staleTime: Infinity, gcTime: Infinity }),
  });
}

/** Whether what was asked for is not there: no such id, deleted, or somebody else's. */
export const isMissing = ({ data, error }: { data: unknown; error: CallFailure | null }): boolean =>
  data === undefined && ['NOT_FOUND', 'GONE', 'BAD_INPUT'].includes(error?.failure.code ?? '');

/** What is kept of an answer, where anything is, becomes what a write has made of it; it is read again behind that. */
export function changeKept<C extends CallDefinition>(
  definition: C,
  input: CallInput<C> | undefined,
  change: (kept: DataOf<C>) => DataOf<C>,
): void {
  queryClient.setQueryData<DataOf<C>>(keyOf(definition, input), (kept) => (kept === undefined ? undefined : change(kept as DataOf<C>)));
}

/** Nothing of what a call answered is kept. */
export const forget = (definition: CallDefinition): void => queryClient.removeQueries({ queryKey: [definition.name] });

const carrying =
  (tags: readonly Tag[]) =>
  ({ meta }: Pick<Query, 'meta'>): boolean =>
    ((meta?.['tags'] ?? []) as Tag[]).some((tag) => tags.includes(tag));

/** Everything that carries one of the tags is read again: where it is shown at once, elsewhere when it is shown next. */
export const invalidate = (tags: readonly Tag[]): Promise<void> => queryClient.invalidateQueries({ predicate: carrying(tags) });

/** The same after a write of one's own. What is not shown is forgotten: no page that comes next begins with what was before. */
export function readAfterWrite(tags: readonly Tag[]): Promise<void> {
  queryClient.removeQueries({ type: 'inactive', predicate: carrying(tags) });
  return invalidate(tags);
}
