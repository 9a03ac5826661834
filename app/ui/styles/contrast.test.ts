import { describe, expect, it } from 'vitest';
import { dark, facePairs, light } from './palette.ts';

/** Relative luminance and contrast ratio as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

type Token = keyof typeof dark;

const grounds: Token[] = ['background', 'surface', 'raised'];
const texts: [Token, Token[]][] = [
  ['ink', [...grounds, 'accent', 'notice', 'dangerGround', 'skyTop', 'skyBottom']],
  ['muted', [...grounds, 'notice']],
  ['link', [...grounds, 'accent', 'skyTop', 'skyBottom']],
  ['noticeMark', ['notice']],
  ['success', grounds],
  ['danger', [...grounds, 'dangerGround', 'skyTop', 'skyBottom']],
  ['onAction', ['action', 'actionHover']],
  ['onAlarm', ['alarm']],
];
const edges: [Token, Token[]][] = [
  ['edge', [...grounds, 'notice']],
  ['danger', grounds],
  ['action', ['background']],
];

describe.each([
  ['dark', dark],
  ['light', light],
])('the %s theme', (_, theme) => {
  it.each(texts.flatMap(([text, on]) => on.map((ground) => [text, ground] as const)))(
    'has %s on %s at 4.5:1',
    (text, ground) => {
      expect(contrast(theme[text], theme[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );
  it.each(facePairs)('has initials in %2$s on %1$s at 4.5:1', (ground, ink) => {
    expect(contrast(theme[ink], theme[ground])).toBeGreaterThanOrEqual(4.5);
  });
  it.each(edges.flatMap(([edge, on]) => on.map((ground) => [edge, ground] as const)))(
    'has the line %s on %s at 3:1',
    (edge, ground) => {
      expect(contrast(theme[edge], theme[ground])).toBeGreaterThanOrEqual(3);
    },
  );
});
