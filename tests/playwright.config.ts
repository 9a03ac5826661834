import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './setup/chromium.ts';

/** What runs without scripts: where not everything does, only specs that say so (docs/decisions/0044). */
const withoutScripts = process.env.TEST_EVERYTHING ? /./ : /@(without-scripts|both-ways)/;

export default defineConfig({
  testDir: './e2e',
  // What is built is run as it is.
  build: { external: ['**/build/**'] },
  outputDir: './.output/e2e',
  globalSetup: './setup/global.ts',
  fullyParallel: true,
  workers: availableParallelism(),
  retries: 0,
  // For what hangs: the longest spec takes a tenth of it on an idle machine, and most take seconds.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  quiet: true,
  reporter: [
    ['line'],
    ['./setup/progress.ts'],
    ['json', { outputFile: './.output/playwright.json' }],
  ],
  use: {
    browserName: 'chromium',
    headless: true,
    // Names what it waited for, which the limit of a whole spec does not.
    actionTimeout: 90_000,
    locale: 'en-CA',
    // Not the city's zone, so that a time shown in the browser's zone is noticed.
    timezoneId: 'Asia/Tokyo',
    launchOptions: { executablePath: await chromiumPath(), args: chromiumArgs },
    // Without a graphics card, what moves is drawn by the processor; the main job shows it in the whole suite.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'scripts on', grepInvert: /@without-scripts/ },
    {
      name: 'scripts off',
      use: { javaScriptEnabled: false },
      grep: withoutScripts,
      grepInvert: /@with-scripts/,
    },
  ],
});
