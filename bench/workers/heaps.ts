/** Measures the memory of both Workers with workerd's inspector: Cloudflare gives an isolate 128 MB. */
import { pathOf } from '../../contract/wire/call.ts';
import { sendMessage } from '../../contract/chat/calls.ts';
import { uploadFile } from '../../contract/upload/calls.ts';
import { asciiLowerCase } from '../../contract/text/letter-case.ts';
import { uploadBytesMax } from '../../contract/limits.ts';
import { apiLanguages as languages } from '../../contract/text/languages.ts';
import { bearer } from '../../contract/wire/wire-call.ts';
import { inspect, type Isolate, type Worker } from './inspector.ts';
import { benchId } from '../random.ts';
import { sideOf, signIn } from '../chat-load.ts';

export const heapMbMax = 64;
const uploadsAtOnce = 4;
/** One request per file, as the site's forms send them. */
const filesAtOnce = 20;
const pagesEach = 40;

/** Peak memory of an isolate during a step, MB: heap and buffers. */
export interface PeakMemory {
  what: string;
  answers: number;
  mb: Record<Worker, number>;
}

interface Usage {
  usedSize: number;
  embedderHeapUsedSize?: number;
  backingStorageSize?: number;
}

const usedMb = async (isolate: Isolate): Promise<number> => {
  const usage = await isolate.ask<Usage>('Runtime.getHeapUsage');
  return (usage.usedSize + (usage.embedderHeapUsedSize ?? 0) + (usage.backingStorageSize ?? 0)) / 2 ** 20;
};

interface Step {
  what: string;
  count: number;
  /** Parallel requests. */
  atOnce?: number;
  ask(index: number): Promise<Response>;
}

/** Home page, lists, sitemap, the console's page and calls, and the largest uploads in parallel. */
function stepsOf(origin: string, token: string): Step[] {
  const page =
    (paths: readonly string[]) =>
    (index: number): Promise<Response> =>
      fetch(`${origin}/${asciiLowerCase(languages[index % languages.length] ?? 'EN')}${paths[index % paths.length] ?? '/'}`);
  const lists = Array.from(
    { length: pagesEach * 4 },
    (_, index) => `/${['imports', 'exports', 'requests', 'companies'][index % 4] ?? ''}?page=${2 + Math.floor(index / 4)}`,
  );
  // Made in advance: while the client makes files, it does not notice that the server closes an idle connection after 5 s.
  const files = Array.from({ length: uploadsAtOnce }, (_, index) => {
    const line = `${index};shipped;12\n`;
    return new File([line.repeat(Math.floor(uploadBytesMax / line.length))], 'papers.csv', { type: 'text/csv' });
  });
  const upload = (index: number): Promise<Response> => {
    const body = new FormData();
    body.set('Data.Message.ChatId', benchId('chat', 0));
    body.set('Data.Message.CompanyId', benchId('company', sideOf(0).company));
    body.set('Data.Message.Text', '');
    body.set('Data.File', files[index % files.length] ?? '');
    return fetch(origin + pathOf(sendMessage), { method: sendMessage.method, body, headers: { authorization: bearer(token) } });
  };
  const uploadAlone = (index: number): Promise<Response> =>
    fetch(`${origin}${pathOf(uploadFile)}?field=SendMessage.Data.File&name=papers.csv`, {
      method: uploadFile.method,
      body: files[index % files.length] ?? null,
      headers: { authorization: bearer(token), 'content-type': 'application/octet-stream' },
    });
  return [
    { what: `${filesAtOnce} of the largest files at once, each by itself`, count: 2 * filesAtOnce, atOnce: filesAtOnce, ask: uploadAlone },
    { what: `${uploadsAtOnce} of the largest uploads at once`, count: 2 * uploadsAtOnce, ask: upload },
    { what: 'home', count: pagesEach, ask: page(['/']) },
    { what: 'lists, each once', count: lists.length, ask: page(lists) },
    { what: 'sitemap', count: pagesEach, ask: () => fetch(`${origin}/sitemap.xml`) },
    { what: 'console', count: pagesEach, ask: page(['/moderation', '/profile', '/messages']) },
  ];
}

/** @param port of workerd's inspector */
export async function measureHeaps(origin: string, port: number): Promise<PeakMemory[]> {
  const { token } = await signIn(origin, sideOf(0).user);
  const isolates = { edge: await inspect(port, 'edge'), api: await inspect(port, 'api') };
  const results: PeakMemory[] = [];
  try {
    for (const { what, count, atOnce = uploadsAtOnce, ask } of stepsOf(origin, token)) {
      const mb: PeakMemory['mb'] = { edge: 0, api: 0 };
      let next = 0;
      const client = async (): Promise<void> => {
        while (next < count) {
          const response = await ask(next++);
          await response.arrayBuffer();
          if (!response.ok) throw new Error(`${what}: ${response.status}`);
          for (const worker of ['edge', 'api'] as const) mb[worker] = Math.max(mb[worker], await usedMb(isolates[worker]));
        }
      };
      await Promise.all(Array.from({ length: atOnce }, client));
      results.push({ what, answers: next, mb });
    }
  } finally {
    for (const isolate of Object.values(isolates)) isolate.close();
  }
  return results;
}
