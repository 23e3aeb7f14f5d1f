/** Isolates by their name in workerd's inspector. */
export const workers = { edge: 'core:user:kervan', api: 'core:user:kervan-api' } as const;
export type Worker = keyof typeof workers;

export interface Isolate {
  ask<Result = unknown>(method: string, params?: object): Promise<Result>;
  close(): void;
}

interface InspectorMessage {
  id?: number;
  result?: unknown;
  error?: { message: string };
}

/** @param port of workerd's inspector */
export async function inspect(port: number, worker: Worker): Promise<Isolate> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as { id: string; webSocketDebuggerUrl: string }[];
  const target = targets.find(({ id }) => id === workers[worker]);
  if (target === undefined) throw new Error(`workerd has no isolate ${workers[worker]}`);
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true });
    socket.addEventListener('error', () => reject(new Error('the inspector refused the connection')), { once: true });
  });
  const waiting = new Map<number, (message: InspectorMessage) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as InspectorMessage;
    if (message.id === undefined) return;
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });
  let last = 0;
  const ask = async <Result>(method: string, params: object = {}): Promise<Result> => {
    last += 1;
    const id = last;
    const { result, error } = await new Promise<InspectorMessage>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (error !== undefined) throw new Error(`${method}: ${error.message}`);
    return result as Result;
  };
  return { ask, close: () => socket.close() };
}
