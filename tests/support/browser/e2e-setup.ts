import { hashPassword } from '../../../api/platform/security/password.ts';
import { demoPassword } from '../../../demo/index.ts';
import { demoId } from '../../../scripts/seed/demo.ts';
import { newcomer } from '../people/members.ts';
import { startBuiltServer } from './built-server.ts';

/** Tests of films add an address, because the demo has no film: we have no rights to one. */
const film = 'aqz-KE-bpKQ';

/** A hash contains its cost; members of the demo and new accounts sign in hundreds of times, so theirs is low. */
const cheap = { N: 16, r: 1, p: 1 };

/** One server with demo data for all browser tests; KERVAN_ORIGIN names a running one instead. */
const setup = async (): Promise<() => Promise<void>> => {
  if (process.env.KERVAN_ORIGIN) return async () => {};
  const server = await startBuiltServer({ demo: true });
  const newcomerHash = await hashPassword(newcomer.password, cheap);
  await server.database.batch([
    server.database.prepare(
      `CREATE TRIGGER newcomers AFTER INSERT ON users WHEN NEW.email LIKE '${newcomer.address}%'
       BEGIN UPDATE users SET password_hash = '${newcomerHash}' WHERE id = NEW.id; END`,
    ),
    server.database.prepare('UPDATE users SET password_hash = ?1').bind(await hashPassword(demoPassword, cheap)),
    server.database.prepare('UPDATE company SET video_id = ?1 WHERE id = ?2').bind(film, demoId('company', 'bereket-dokuma')),
    server.database.prepare("UPDATE banner SET video_url = ?1 WHERE image = 'loom.webp'").bind(`https://www.youtube.com/watch?v=${film}`),
  ]);
  process.env.KERVAN_ORIGIN = server.origin;
  return server.stop;
};

export default setup;
