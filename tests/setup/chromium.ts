import { accessSync, constants, existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { chromium } from '@playwright/test';

const installed = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
];

/**
 * The path of a Chromium to test with: an installed one, Playwright's own, or the one in the npm
 * packages. Nothing is downloaded.
 */
export async function chromiumPath(): Promise<string> {
  for (const path of [...installed, chromium.executablePath()]) {
    if (path && existsSync(path) && isExecutable(path)) return path;
  }
  return sparticuz.executablePath();
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser sends no requests of its own, and can run as root in a container. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
