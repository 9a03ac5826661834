import { defineConfig } from '@playwright/test';
import { chromiumArgs } from './setup/chromium.ts';

export default defineConfig({
  testDir: './e2e',
  outputDir: './.output/e2e',
  globalSetup: './setup/global.ts',
  fullyParallel: true,
  // Twice the cores of a small machine: a browser that waits for its server leaves a core idle.
  workers: 4,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  quiet: true,
  reporter: [['line'], ['json', { outputFile: './.output/playwright.json' }]],
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'en-CA',
    // Not the city's zone, so that a time shown in the browser's zone is noticed.
    timezoneId: 'Asia/Tokyo',
    launchOptions: { executablePath: process.env.TEST_CHROMIUM, args: chromiumArgs },
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [{ name: 'scripts on' }, { name: 'scripts off', use: { javaScriptEnabled: false } }],
});
