import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runSteps, type Step } from '../../../scripts/support/checks/steps.ts';

let output: string[] = [];
beforeEach(() => {
  output = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void output.push(line));
});
afterEach(() => vi.restoreAllMocks());

/** A step that the test ends. */
const held = (name: string, after?: string): { step: Step; begun: () => boolean; end(passed?: boolean): void } => {
  const end = Promise.withResolvers<{ passed: boolean; output: string }>();
  let hasBegun = false;
  const run = () => {
    hasBegun = true;
    return end.promise;
  };
  return {
    step: { name, run, ...(after && { after }) },
    begun: () => hasBegun,
    end: (passed = true) => end.resolve({ passed, output: `${name} said this` }),
  };
};
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('steps of the gate', () => {
  test('run in parallel up to the limit, and print their output at their end', async () => {
    const [one, two, three] = [held('one'), held('two'), held('three')];
    const all = runSteps([one.step, two.step, three.step], 2);
    await soon();
    expect([one.begun(), two.begun(), three.begun()]).toEqual([true, true, false]);
    two.end(false);
    await soon();
    expect(three.begun()).toBe(true);
    three.end();
    one.end();
    expect(await all).toEqual(['two\n  two said this']);
    expect(output.map((line) => line.replace(/ \(.*/, ''))).toEqual([
      '✗ two',
      'two said this',
      '✓ three',
      'three said this',
      '✓ one',
      'one said this',
    ]);
  });

  test('a step waits for the one that it needs, while others run before it', async () => {
    const [build, sizes, lint] = [held('build'), held('sizes', 'build'), held('lint')];
    const all = runSteps([build.step, sizes.step, lint.step], 2);
    await soon();
    expect([sizes.begun(), lint.begun()]).toEqual([false, true]);
    build.end();
    await soon();
    expect(sizes.begun()).toBe(true);
    sizes.end();
    lint.end();
    expect(await all).toEqual([]);
  });

  test('a step is skipped and fails after a failure of the one that it needs; an exception is its output', async () => {
    const sizes = held('sizes', 'build');
    const build: Step = { name: 'build', run: () => Promise.reject(new Error('astro build ended with 1')) };
    expect(await runSteps([build, sizes.step], 2)).toEqual(['build\n  astro build ended with 1', 'sizes\n  not run: build failed']);
    expect(sizes.begun()).toBe(false);
    expect(output).toContain('astro build ended with 1');
    expect(output).toContain('not run: build failed');
  });
});
