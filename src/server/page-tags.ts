/**
 * The cache tags of a page: those of the calls that it made. The edge invalidates it when one of them changes
 * (worker/cache/changed.ts).
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { CallDefinition } from '../../contract/wire/call.ts';

/** The part of Astro's interface that is used here. */
interface Cache {
  set(more: { tags: string[] }): void;
}

const ofPage = new AsyncLocalStorage<Cache>();

/** @param render renders the complete page */
export const withTags = (cache: Cache, render: () => Promise<Response>): Promise<Response> => ofPage.run(cache, render);

export const noteRead = ({ reads = [] }: CallDefinition): void => ofPage.getStore()?.set({ tags: [...reads] });
