import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = ['tokens', 'further-tokens']
  .map((name) => readFileSync(new URL(`../../../src/styles/base/${name}.css`, import.meta.url), 'utf8'))
  .join('\n');
const colours = new Map(
  // A colour for both modes, or one for each.
  [...css.matchAll(/--([\w-]+): (?:light-dark\()?(#\w{6})(?:, (#\w{6})\))?;/g)].map(([, name, light, dark]) => [
    name!,
    { light: light!, dark: dark ?? light! },
  ]),
);

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [lighter, darker] = [luminance(first), luminance(second)].sort((one, other) => other - one) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ['paper', 'surface', 'sunken'];
const across = (texts: string[], below: string[]) => texts.flatMap((text) => below.map((ground) => [text, ground] as const));

const textPairs = [
  ...across(['ink', 'ink-soft', 'ink-faint', 'teal', 'teal-hover', 'saffron-ink', 'green', 'amber', 'red'], grounds),
  ...across(['ink', 'ink-soft', 'ink-faint', 'teal', 'teal-hover'], ['teal-tint', 'saffron-tint']),
  ...across(['ink', 'ink-soft'], ['green-tint', 'amber-tint', 'red-tint']),
  ...across(['on-action'], ['action', 'action-hover']),
  ...across(['on-night', 'on-night-soft', 'night-link'], ['night']),
  ['saffron-ink', 'saffron-tint'],
  ['on-saffron', 'saffron-fill'],
  ['green', 'green-tint'],
  ['amber', 'amber-tint'],
  ['red', 'red-tint'],
  // a link inside of a note is on the note's tint
  ...across(['teal'], ['green-tint', 'amber-tint', 'red-tint']),
] as (readonly [string, string])[];

const controlPairs = [
  ...across(['line-strong', 'saffron', 'red-line', 'action', 'teal', 'green', 'amber'], grounds),
  ['saffron', 'saffron-tint'],
  ['teal', 'teal-tint'],
  ['night-link', 'night'],
] as (readonly [string, string])[];

for (const mode of ['light', 'dark'] as const) {
  describe(`${mode} mode`, () => {
    test.each(textPairs)('text %s on %s is at least 4.5:1', (text, ground) => {
      expect(contrast(colours.get(text)![mode], colours.get(ground)![mode])).toBeGreaterThanOrEqual(4.5);
    });
    test.each(controlPairs)('control %s on %s is at least 3:1', (edge, ground) => {
      expect(contrast(colours.get(edge)![mode], colours.get(ground)![mode])).toBeGreaterThanOrEqual(3);
    });
  });
}

test('the computation is right: black on white is 21:1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
