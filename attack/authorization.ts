/** Makes every call of the contract with valid input, as each kind of person who may not make it. */
import type { CallDefinition } from '../contract/wire/call.ts';
import { calls } from '../contract/index.ts';
import { hourMs, secondMs } from '../contract/limits.ts';
import { logout } from '../contract/session/calls.ts';
import { foreignInputs, guestInputs, validInputs } from '../tests/support/data/valid-inputs.ts';
import { type Business, newBusiness, staffWithoutFlags, withNewSignature, signIn, withoutSignature } from './people.ts';
import { ask, type CallRequest, type Finding, clearRateLimits, leakOf, repeatOf, type Target } from './target.ts';

const allCalls = calls.map(({ call }) => call);

/** The headers of a WebSocket for the call that opens one. */
const headersOf = ({ name }: CallDefinition): Record<string, string> =>
  name === 'Connect'
    ? { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13', 'sec-websocket-key': 'x'.repeat(22) + '==' }
    : {};

/** Bearer tokens that must be refused. */
async function falseTokens(target: Target, owner: Business, stranger: Business): Promise<Record<string, string | undefined>> {
  const { token, userId } = owner;
  const leaving = await signIn(target, owner.email);
  await ask(target, logout, { query: { refreshToken: leaving.refreshToken }, token: leaving.token });
  const past = Math.floor((Date.now() - hourMs) / secondMs);
  return {
    'a guest': undefined,
    garbage: 'a.b.c',
    'an expired token': withNewSignature(token, { iat: past, exp: past + 1 }, target.secret),
    'a token signed with another secret': withNewSignature(token, {}, 'another secret'),
    'a token that is not signed': withoutSignature(token),
    'a token that is meant for another service': withNewSignature(token, { aud: 'elsewhere' }, target.secret),
    "a stranger's session with the owner's user id": withNewSignature(stranger.token, { sub: userId }, target.secret),
    'a refresh token': owner.refreshToken,
    'a session after sign-out': leaving.token,
  };
}

/** The part of an account that must not change during the attempts. */
const stateOf = (target: Target, { belongings, userId }: Business): Promise<unknown> =>
  target.rows(
    `SELECT c.name, c.deleted_at, c.boost_expires_at, p.name AS product, p.deleted_at AS product_deleted, r.name AS request, r.deleted_at AS request_deleted, a.balance, s.flags, s.removed_at,
       u.full_name, u.password_hash, u.deleted_at AS left_at, (SELECT COUNT(*) FROM chat WHERE from_company_id=c.id) AS chats, (SELECT revoked_at FROM session_family WHERE id=?6) AS revoked
     FROM company c, product p, request r, credit_account a, staff s, users u WHERE c.id=?1 AND p.id=?2 AND r.id=?3 AND a.owner_user_id=?4 AND u.id=?4 AND s.id=?5`,
    belongings.companyId,
    belongings.productId,
    belongings.requestId,
    userId,
    belongings.staffId,
    belongings.sessionId,
  );

const ownerLabel = 'the owner';
/** Not called as the owner: a WebSocket, and calls on objects that a business does not have here. tests/api/chat makes these attempts. */
const testedElsewhere = ['Connect', 'GetChatFile', 'GetProForma', 'TranslateMessage'];

export async function authorization(target: Target): Promise<Finding[]> {
  const findings: Finding[] = [];
  const [owner, stranger] = [await newBusiness(target), await newBusiness(target)];
  const unprivileged = await staffWithoutFlags(target, owner);
  const secrets = [owner.email, owner.belongings.staffEmail, owner.userId];
  if (withNewSignature(owner.token, {}, target.secret) !== owner.token)
    findings.push({
      what: 'the forged tokens are not signed like those of the product, so they prove nothing',
      repeat: 'attack/people.ts withNewSignature',
    });

  const expect = async (call: CallDefinition, who: string, asked: CallRequest, statuses: readonly number[]): Promise<void> => {
    const all = { ...asked, headers: headersOf(call) };
    const answer = await ask(target, call, all);
    const repeat = repeatOf(call, who, all);
    const { status, text } = answer;
    if (!statuses.includes(status))
      findings.push({ what: `${call.name} answers ${who} ${status} instead of ${statuses.join(' or ')}`, repeat });
    const leaked = secrets.find((secret) => text.includes(secret));
    if (leaked !== undefined && who !== ownerLabel && !JSON.stringify(asked).includes(leaked))
      findings.push({ what: `${call.name} reveals ${leaked} to ${who}`, repeat });
    const leak = leakOf(answer);
    if (leak !== null) findings.push({ what: `${call.name} exposes internals: ${leak}`, repeat });
  };

  const before = JSON.stringify(await stateOf(target, owner));
  const bearers = Object.entries(await falseTokens(target, owner, stranger));
  for (const call of allCalls) {
    await clearRateLimits(target);
    const { access } = call;
    const input = validInputs[call.name]?.(owner.belongings) ?? guestInputs[call.name] ?? {};
    if (access.who === 'anyone') continue;
    for (const [who, token] of bearers) await expect(call, who, { ...input, token }, [401]);
    const isFlagged = access.who === 'member' && access.flag !== undefined && access.flag !== 'viewUserProfile';
    const isForOthers = access.who === 'console' || isFlagged || (access.who === 'member' && access.mainOnly === true);
    if (isForOthers) await expect(call, 'staff without flags', { ...input, token: unprivileged.token }, [403]);
    if (access.who === 'console') await expect(call, 'a member', { ...input, token: owner.token }, [403]);
    const foreign = foreignInputs[call.name]?.(owner.belongings, stranger.belongings);
    if (foreign !== undefined) await expect(call, 'another account', { ...foreign, token: stranger.token }, [404]);
    // Proves that the input is valid: the owner succeeds where others were refused.
    if (access.who === 'member' && call.write !== true && !testedElsewhere.includes(call.name) && (foreign !== undefined || isFlagged))
      await expect(call, ownerLabel, { ...input, token: owner.token, headers: {} }, [200]);
  }
  const after = JSON.stringify(await stateOf(target, owner));
  if (after !== before || before === '[]')
    findings.push({ what: `the owner's data were changed: ${before} became ${after}`, repeat: 'all of this round' });
  return findings;
}
