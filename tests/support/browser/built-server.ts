import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Server, type ServerOptions, startServer } from '../../../scripts/serve.ts';
import { restoreDemo } from '../../../scripts/support/server/filled.ts';

/** A server with data of its own, which `stop()` deletes. The tests are its proxy and name the client in a header. */
export const startBuiltServer = async (options: ServerOptions = {}): Promise<Server> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kervan-'));
  if (options.demo ?? true) await restoreDemo(dataDir);
  const server = await startServer({ port: 0, quiet: true, clientIpHeader: 'cf-connecting-ip', ...options, dataDir });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
