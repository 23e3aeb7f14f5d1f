import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dispositionOf } from '../../api/platform/disposition.ts';
import { mimeTypes } from '../../contract/upload/rules.ts';
import { root } from '../support/install.mjs';
import { chatFileKey, type Demo, documentKey } from './demo.ts';
import type { SeedTarget } from './target.ts';

export const contentOf = (name: string): Buffer => readFileSync(join(root, 'demo/documents', name));

/** The files of a demo request in the format of its row. */
export const documentsOf = ({ document }: Demo['requests'][number]): { key: string; name: string; bytes: number }[] =>
  document === undefined ? [] : [{ key: documentKey(document), name: document, bytes: contentOf(document).length }];

/** Stores every document that a demo request or a message names. */
export async function storeDocuments(media: SeedTarget['media'], demo: Demo): Promise<void> {
  const ofRequests = demo.requests.flatMap(({ document }) => (document === undefined ? [] : [[documentKey(document), document] as const]));
  const ofChats = demo.chats
    .flatMap(({ messages }) => messages)
    .flatMap(({ document }) => (document === undefined ? [] : [[chatFileKey(document), document] as const]));
  for (const [key, name] of [...ofRequests, ...ofChats]) {
    const contentDisposition = dispositionOf({ kind: 'file', originalName: name });
    await media.put(key, contentOf(name), { httpMetadata: { contentType: mimeTypes.txt, contentDisposition } });
  }
}
