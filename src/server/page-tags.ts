/** What a page shows: what the calls read that were made for it. The edge forgets it when one of them changes that (worker/cache/changed.ts). */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { CallDefinition } from '../../contract/wire/call.ts';

/** Astro's own, as far as it is needed here. */
interface Cache {
  set(more: { tags: string[] }): void;
}

const ofPage = new AsyncLocalStorage<Cache>();

/** @param render the page, whole */
export const withTags = (cache: Cache, render: () => Promise<Response>): Promise<Response> => ofPage.run(cache, render);

export const noteRead = ({ reads = [] }: CallDefinition): void => ofPage.getStore()?.set({ tags: [...reads] });
