import type { Section } from './types.ts';

export const section = (heading: string, ...paragraphs: string[]): Section => ({
  heading,
  paragraphs,
});
