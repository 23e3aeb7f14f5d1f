import { expect, test } from 'vitest';
import { rulesOf, shareSheets } from '../../scripts/support/slim-worker.ts';

const sheet = (text: string): string => JSON.stringify(`a::before{content:"\\201C"}${text.repeat(600)}`);
const run = (code: string): unknown => new Function(`${code}; return value;`)();

test('a sheet that many routes inline is written once, and each route still has it', () => {
  const code = `const value = [{"type":"inline","content":${sheet('x')}},{"type":"inline","content":${sheet('y')}},{"type":"inline","content":${sheet('x')}}]`;
  const shared = shareSheets(code);
  expect(run(shared)).toEqual(run(code));
  expect(shared.split('x'.repeat(600)).length - 1).toBe(1);
});

test('rules that sheets have in common are written once, in the order of each sheet', () => {
  const rule = (name: string): string => `.${name}{content:"}${name.repeat(300)}"}`;
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(rule) as [string, string, string, string];
  const media = `@media (width<40rem){${a}${b}}`;
  const sheets = [a + b + c, a + b + d + c, media + a + b, c + a + b, a + a + b];
  const code = `const value = [${sheets.map((text) => `{"content":${JSON.stringify(text)}}`).join()}]`;
  const shared = shareSheets(code);
  expect(run(shared)).toEqual(run(code));
  // Alone and within the media query.
  expect(shared.split('b'.repeat(300)).length - 1).toBe(2);
  expect(shared.split('d'.repeat(300)).length - 1).toBe(1);
});

test('a sheet is cut between its rules only', () => {
  const rules = [
    '@charset "a;b";',
    ".a{content:'}'}",
    '/* } */.b{color:red}',
    '@media print{.c{color:red}.d{color:red}}',
    '.e\\{{color:red}',
    '.rest',
  ];
  expect(rulesOf(rules.join(''))).toEqual(rules);
});

test('short contents and other code stay as they are', () => {
  const code = 'const value = {"content":"short"}';
  expect(shareSheets(code)).toBe(code);
});
