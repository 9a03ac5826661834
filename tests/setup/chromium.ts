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
 * The path of a Chromium to test with: one that is installed, Playwright's own, or the one that
 * came with the npm packages. Nothing is downloaded.
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

/** The browser makes no calls of its own, and runs as root in a container too. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
