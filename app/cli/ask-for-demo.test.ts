import { expect, it } from 'vitest';
import { askForDemo } from './ask-for-demo.ts';

const demoOf = (settings: Record<string, string | undefined>) => {
  askForDemo(settings);
  return settings.DEMO;
};

it.each([
  [{ DEMO: '0' }, '0'],
  [{ DATABASE_URL: 'postgresql://localhost/x' }, undefined],
  [{ APP_URL: 'https://link.example' }, undefined],
  [{ APP_URL: 'local-link' }, undefined],
  [{ DEMO: 'maybe' }, 'maybe'],
])('no demo is asked for where somebody said what to serve: %j', (settings, demo) => {
  expect(demoOf(settings)).toBe(demo);
});

it.each([
  {},
  { DEMO: '', DATABASE_URL: '', APP_URL: '' },
  { APP_URL: 'http://localhost:3000', SESSION_SECRET: 'x'.repeat(32) },
  { APP_URL: 'http://[::1]:3000' },
])('a demo is asked for with %j', (settings) => {
  expect(demoOf(settings)).toBe('1');
});
