import { expect, test } from 'vitest';
import { shareSheets } from '../../scripts/support/slim-worker.ts';

const sheet = (text: string): string => JSON.stringify(`a::before{content:"\\201C"}${text.repeat(600)}`);
const run = (code: string): unknown => new Function(`${code}; return value;`)();

test('a sheet that many routes inline is written once, and each route still has it', () => {
  const code = `const value = [{"type":"inline","content":${sheet('x')}},{"type":"inline","content":${sheet('y')}},{"type":"inline","content":${sheet('x')}}]`;
  const shared = shareSheets(code);
  expect(run(shared)).toEqual(run(code));
  expect(shared.split('x'.repeat(600)).length - 1).toBe(1);
});

test('short contents and other code stay as they are', () => {
  const code = 'const value = {"content":"short"}';
  expect(shareSheets(code)).toBe(code);
});
