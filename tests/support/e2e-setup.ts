import { startBuiltServer } from './built-server.ts';

/** One server with demo data for all browser tests; KERVAN_ORIGIN points them to one that runs already. */
const setup = async (): Promise<() => Promise<void>> => {
  if (process.env.KERVAN_ORIGIN) return async () => {};
  const server = await startBuiltServer({ demo: true });
  process.env.KERVAN_ORIGIN = server.origin;
  return server.stop;
};

export default setup;
