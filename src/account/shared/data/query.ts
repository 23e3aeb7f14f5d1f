/** The query cache: answers are cached with the tags of their call, and a write invalidates the tags that it changes. */
import { type Query, QueryClient, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { CallDefinition, DataOf } from '../../../../contract/wire/call.ts';
import type { Tag } from '../../../../contract/wire/tags.ts';
import { call, type CallInput, type Failure } from '../../../client/call.ts';
import { secondMs } from '../../../../contract/limits.ts';

export const queryCacheMs = 60 * secondMs;

/** The failure of a call, as a query throws it. */
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
      // The service worker answers without a network; otherwise the call fails, which pages show.
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (count, error) => count < 1 && isTemporary(error),
    },
  },
});

export interface ReadOptions {
  enabled?: boolean;
  /** Interval of refreshes while the page is visible. */
  everyMs?: number;
  /** Does not change while the page is open. */
  isLookup?: boolean;
}

export const keyOf = (definition: CallDefinition, input?: unknown): readonly unknown[] => [definition.name, input ?? null];

/** How a call of the contract is read and cached. */
const readOf = <C extends CallDefinition>(definition: C, input?: Omit<CallInput<C>, 'signal'>) => ({
  queryKey: keyOf(definition, input),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<DataOf<C>> => {
    const answer = await call(definition, { ...input, signal } as CallInput<C>);
    if (!answer.ok) throw new CallFailure(answer);
    return answer.data;
  },
  meta: { tags: definition.reads },
});

/** Prefetches an answer; a failure is shown by the part that needs the answer. */
export const readAhead = <C extends CallDefinition>(definition: C, input?: Omit<CallInput<C>, 'signal'>): Promise<void> =>
  queryClient.prefetchQuery(readOf(definition, input));

/** Reads by a call of the contract; all parts that ask the same share the answer. */
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

/** Whether the requested object is not available: unknown id, deleted, or of another account. */
export const isMissing = <Asked extends { data: unknown; error: CallFailure | null }>(
  asked: Asked,
): asked is Asked & { error: CallFailure } =>
  asked.data === undefined && ['NOT_FOUND', 'GONE', 'BAD_INPUT'].includes(asked.error?.failure.code ?? '');

/** The text of the page of a missing object; the account that deleted it sees that it was deleted. */
export const missingText = ({ error }: { error: CallFailure }) => (error.failure.code === 'GONE' ? 'errors.GONE' : 'errors.NOT_FOUND');

/** Applies the result of a write to a cached answer, which is read again in the background. */
export function changeCached<C extends CallDefinition>(
  definition: C,
  input: CallInput<C> | undefined,
  change: (cached: DataOf<C>) => DataOf<C>,
): void {
  queryClient.setQueryData<DataOf<C>>(keyOf(definition, input), (cached) =>
    cached === undefined ? undefined : change(cached as DataOf<C>),
  );
}

/** Removes all cached answers of a call. */
export const forget = (definition: CallDefinition): void => queryClient.removeQueries({ queryKey: [definition.name] });

const carrying =
  (tags: readonly Tag[]) =>
  ({ meta }: Pick<Query, 'meta'>): boolean =>
    ((meta?.['tags'] ?? []) as Tag[]).some((tag) => tags.includes(tag));

/** Reads everything again that carries one of the tags: visible answers at once, others when they are shown next. */
export const invalidate = (tags: readonly Tag[]): Promise<void> => queryClient.invalidateQueries({ predicate: carrying(tags) });

/** The same after a write by this browser. Answers that are not visible are removed, so that no page starts with outdated values. */
export function readAfterWrite(tags: readonly Tag[]): Promise<void> {
  queryClient.removeQueries({ type: 'inactive', predicate: carrying(tags) });
  return invalidate(tags);
}
