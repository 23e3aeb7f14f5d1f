import { createServer } from 'node:net';

const listenOnce = (port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, 'localhost', () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : port));
    });
  });

/** A port that is free at this moment. */
export const freePort = (): Promise<number> => listenOnce(0);

/** Whether a server could listen on `port` now. */
export const isPortFree = (port: number): Promise<boolean> =>
  listenOnce(port).then(
    () => true,
    () => false,
  );
