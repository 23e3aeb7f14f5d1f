/** What a page shows: what the calls read that were made for it. The edge forgets it when one of them changes that (worker/cache/changed.ts). */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { CallDefinition } from '../../contract/call.ts';
import { tagsHeader } from '../../contract/page-headers.ts';
import type { Tag } from '../../contract/tags.ts';

const ofPage = new AsyncLocalStorage<Set<Tag>>();

/** @param render the page, whole @returns its answer with its tags */
export async function withTags(render: () => Promise<Response>): Promise<Response> {
  // A page that another one stands in for is rendered within it.
  const tags = ofPage.getStore() ?? new Set<Tag>();
  const response = await ofPage.run(tags, render);
  if (tags.size > 0) response.headers.set(tagsHeader, [...tags].join(','));
  return response;
}

export function noteRead({ reads = [] }: CallDefinition): void {
  const tags = ofPage.getStore();
  for (const tag of reads) tags?.add(tag);
}
