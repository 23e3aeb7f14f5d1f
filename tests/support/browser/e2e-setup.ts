import { hashPassword } from '../../../api/platform/security/password.ts';
import { demoPassword } from '../../../demo/index.ts';
import { demoId } from '../../../scripts/seed/demo.ts';
import { startBuiltServer } from './built-server.ts';

/** The demo has no film, for none that is about its goods is ours to show; tests of what plays one add an address. */
const film = 'aqz-KE-bpKQ';

/** A hash names what it costs; people of the demo sign in hundreds of times, and what that costs an attacker is no matter here. */
const cheap = { N: 16, r: 1, p: 1 };

/** One server with demo data for all browser tests; KERVAN_ORIGIN points them to one that runs already. */
const setup = async (): Promise<() => Promise<void>> => {
  if (process.env.KERVAN_ORIGIN) return async () => {};
  const server = await startBuiltServer({ demo: true });
  await server.database.batch([
    server.database.prepare('UPDATE users SET password_hash = ?1').bind(await hashPassword(demoPassword, cheap)),
    server.database.prepare('UPDATE company SET video_id = ?1 WHERE id = ?2').bind(film, demoId('company', 'bereket-dokuma')),
    server.database.prepare("UPDATE banner SET video_url = ?1 WHERE image = 'loom.webp'").bind(`https://www.youtube.com/watch?v=${film}`),
  ]);
  process.env.KERVAN_ORIGIN = server.origin;
  return server.stop;
};

export default setup;
