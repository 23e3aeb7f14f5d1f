/** The script of the business area: what is put together, what is left out, and what is counted of it. */
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import { gatherChunks, type Piece } from '../../scripts/account/gather-chunks.ts';
import { tripsBefore } from '../../scripts/account/trips.ts';
import { withoutSchemas } from '../../scripts/account/without-schemas.ts';

const piece = (id: string, size: number, usedBy: string, needs = ''): Piece => ({
  id,
  size,
  needs: new Set(needs.split(' ').filter(Boolean)),
  usedBy: new Set(usedBy.split(' ')),
});
const gathered = (pieces: Piece[], file = 100): string[] =>
  gatherChunks(pieces, { file, weightOf: () => 1 })
    .map((ids) => ids.toSorted().join(' '))
    .toSorted();

describe('pieces become one file', () => {
  test('when the same pages use them', () => {
    expect(gathered([piece('a', 5000, 'x y'), piece('b', 9000, 'x y'), piece('c', 10, 'z')])).toEqual(['a b', 'c']);
  });

  test('when a page more would load few bytes for nothing, and not when many', () => {
    expect(gathered([piece('a', 5000, 'x y'), piece('b', 90, 'x')])).toEqual(['a b']);
    expect(gathered([piece('a', 5000, 'x y'), piece('b', 110, 'x')])).toEqual(['a', 'b']);
  });

  test('and what a piece can not run without is counted with it', () => {
    const pieces = [piece('a', 50, 'x y'), piece('b', 50, 'x', 'heavy'), piece('heavy', 5000, 'x z')];
    expect(gathered(pieces)).toEqual(['a', 'b heavy']);
  });
});

test('what overlaps is one trip, what waits for an answer is one more, and what comes later does not count', () => {
  const page = { from: 0, to: 10 };
  const scripts = [12, 13, 14].map((from) => ({ from, to: from + 15 }));
  const session = { from: 31, to: 40 };
  expect(tripsBefore([page, ...scripts, session], 41)).toBe(3);
  expect(tripsBefore([page, ...scripts, session, { from: 41, to: 50 }], 51)).toBe(4);
  expect(tripsBefore([page, ...scripts, session, { from: 41, to: 50 }], 45)).toBe(3);
});

test('a caller gets the address of a call without its shapes, and what else the contract says only where it is asked for', async () => {
  const contract = join(import.meta.dirname, '../../contract');
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      withoutSchemas,
      {
        name: 'caller',
        resolveId: (id) => (id === 'caller' ? id : null),
        load: (id) =>
          id === 'caller'
            ? `import { getUserProfile } from '${contract}/user/calls.ts';
               import { isHsCode } from '${contract}/trade/codes.ts';
               import { factLimits } from '${contract}/trade/facts.ts';
               export default [getUserProfile, isHsCode, factLimits];`
            : null,
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: 'caller', preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput;
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  expect(modules.filter((id) => id.includes('/zod/'))).toEqual([]);
  expect(output[0].code).toContain('GetUserProfile');
  expect(output[0].code).not.toContain('summary');
});
