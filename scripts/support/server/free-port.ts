import { createServer } from 'node:net';

/** Whether a server could listen on `port` now. */
export const isPortFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)));
  });

/**
 * A port that is free at this moment, below those that the system gives to outgoing connections: such a connection could take it before the
 * server does.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(12_000 * Math.random());
    if (await isPortFree(port)) return port;
  }
}
