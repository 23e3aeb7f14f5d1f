import { demoId } from '../../scripts/seed/demo.ts';
import { startBuiltServer } from './built-server.ts';

/** The demo has no film, for none that is about its goods is ours to show; tests of what plays one add an address. */
const film = 'aqz-KE-bpKQ';

/** One server with demo data for all browser tests; KERVAN_ORIGIN points them to one that runs already. */
const setup = async (): Promise<() => Promise<void>> => {
  if (process.env.KERVAN_ORIGIN) return async () => {};
  const server = await startBuiltServer({ demo: true });
  await server.database.batch([
    server.database.prepare('UPDATE company SET video_id = ?1 WHERE id = ?2').bind(film, demoId('company', 'bereket-dokuma')),
    server.database.prepare("UPDATE banner SET video_url = ?1 WHERE image = 'loom.webp'").bind(`https://www.youtube.com/watch?v=${film}`),
  ]);
  process.env.KERVAN_ORIGIN = server.origin;
  return server.stop;
};

export default setup;
