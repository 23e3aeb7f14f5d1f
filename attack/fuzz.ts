/** Random input within and beyond the contract's schemas, over the wire: no call crashes, and no answer reveals internals. */
import fc from 'fast-check';
import type { WholeCall } from '../contract/wire/call.ts';
import { wholeCalls as calls } from '../contract/wire/schemas.ts';
import { arbitraryOf, fileNames } from '../tests/support/data/arbitrary.ts';
import { datesOf, impossibleDates, withValueAt } from '../tests/support/data/date-fields.ts';
import { jpgBytes, docxBytes } from '../tests/support/data/sample-files.ts';
import { guestInputs, type LooseInput, validInputs } from '../tests/support/data/valid-inputs.ts';
import { type Business, newBusiness, signInDemo } from './people.ts';
import { ask, type CallRequest, type Finding, clearRateLimits, leakOf, repeatOf, type Target } from './target.ts';

/** Number of inputs per call; each is sent as a member and as a guest. */
const inputsPerCall = 30;
/** Calls that hash a password, which is slow on purpose. */
const slow = ['Register', 'Login', 'EditPassword', 'AddSubUser'];
const inputsPerSlowCall = 8;

/** Changes daily, so that each day tries other inputs; it is printed with the findings. */
export const seedOfToday = (): number => Math.floor(Date.now() / 86_400_000);

const filesOf = ({ files = {} }: WholeCall) =>
  fc.dictionary(
    fc.constantFrom(...Object.keys(files), 'constructor', '__proto__'),
    fc.array(
      fc
        .tuple(fileNames, fc.constantFrom(jpgBytes(500, 500), docxBytes(), new Uint8Array(0)))
        .map(([name, content]) => new File([content], name)),
      { maxLength: 2 },
    ),
    { maxKeys: Object.keys(files).length === 0 ? 0 : 2 },
  );

/** Replaces unpaired surrogates: they have no UTF-8 encoding, so no address can contain them. */
const wellFormed = (params: Record<string, unknown> | undefined): Record<string, unknown> | undefined =>
  params && Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value).toWellFormed()]));

const oddHeaders = fc.option(
  fc.constantFrom<Readonly<Record<string, string>>>(
    { 'accept-language': `${'x-'.repeat(2000)}` },
    { 'content-type': 'text/plain' },
    { 'content-type': 'multipart/form-data' },
    { 'content-type': 'multipart/form-data; boundary=' },
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-encoding': 'gzip' },
    { authorization: 'Bearer ' },
    { authorization: `Bearer ${'a'.repeat(6000)}` },
    { cookie: `kervan=${'%'.repeat(3000)}` },
    { 'idempotency-key': 'é' },
    { 'idempotency-key': 'x'.repeat(300) },
    { range: 'bytes=0-0,1-' },
    { 'if-none-match': 'garbage' },
    { upgrade: 'websocket', connection: 'upgrade' },
    { 'user-agent': '\u00ff'.repeat(1000) },
  ),
  { freq: 8, nil: undefined },
);

/** Puts an invalid value into each date field and valid values into all others. Random input would miss one field in ten. */
async function dates(target: Target, call: WholeCall, valid: LooseInput, token: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { path } of datesOf(call)) {
    await clearRateLimits(target);
    for (const date of impossibleDates) {
      const asked: CallRequest = { ...withValueAt(valid, path, date), token };
      const { status } = await ask(target, call, asked);
      if (status >= 500 || status < 400)
        findings.push({
          what: `${call.name} answers ${status} to ${JSON.stringify(date)} as ${path.join('.')}`,
          repeat: repeatOf(call, 'a member', asked),
        });
    }
  }
  return findings;
}

/** @param seed repeats a run */
export async function fuzz(target: Target, seed = seedOfToday()): Promise<Finding[]> {
  const findings: Finding[] = [];
  let member: Business = await newBusiness(target);
  const moderator = await signInDemo(target, 'moderator');
  for (const { call } of calls) {
    const valid = validInputs[call.name]?.(member.belongings) ?? guestInputs[call.name] ?? {};
    const known = Object.values(member.belongings);
    const made = fc.record({
      query: arbitraryOf(call.query, valid.query, known),
      params: arbitraryOf(call.params, valid.params, known).map(wellFormed),
      body: arbitraryOf(call.body, valid.body, known),
      files: filesOf(call),
      headers: oddHeaders,
    });
    findings.push(...(await dates(target, call, valid, call.access.who === 'console' ? moderator.token : member.token)));
    const numRuns = slow.includes(call.name) ? inputsPerSlowCall : inputsPerCall;
    await clearRateLimits(target);
    for (const { query, params, body, files, headers } of fc.sample(made, { numRuns, seed }))
      for (const who of ['a guest', 'a member']) {
        if (who === 'a guest' && slow.includes(call.name) && call.access.who === 'anyone') continue;
        const token = who === 'a guest' ? undefined : call.access.who === 'console' ? moderator.token : member.token;
        const asked: CallRequest = { query, params, body, token, ...(call.files && { files }), ...(headers && { headers }) };
        const answer = await ask(target, call, asked);
        const leak = leakOf(answer);
        if (answer.status >= 500 || leak !== null)
          findings.push({
            what: `${call.name} answers ${answer.status} ${leak ?? answer.text.slice(0, 200)}`,
            repeat: `seed ${seed}: ${repeatOf(call, who, asked)}`,
          });
        // An earlier random call has deleted the account or signed out.
        if (answer.status === 401 && who === 'a member' && headers?.['authorization'] === undefined && call.access.who === 'member')
          member = await newBusiness(target);
      }
  }
  return findings;
}
