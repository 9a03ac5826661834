/** A slow phone: a processor four times slower than this one, on a mobile network. */
import type { BrowserContext, CDPSession, Page } from '@playwright/test';

export const phone = { width: 360, height: 740 };
const cpuSlowdown = 4;
const network = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
  /** In ms, for each request. */
  latency: 150,
};

/**
 * How long a page is watched after its last request, for what still moves or blocks. It is a measure, the
 * same for each page: to wait for a quiet moment would end before what is looked for.
 */
const watchedMs = 1_500;

/** Times in ms. */
export interface Visit {
  lcp: number;
  blocking: number;
  /** The sum of all layout shifts without a hand on the page. */
  shift: number;
  /** As they came over the network, with their headers. */
  bytes: number;
}

interface Watched {
  lcp: number;
  blocking: number;
  shift: number;
}

/** Opens a page for the first time, with nothing in the cache, and watches it. */
export async function visit(context: BrowserContext, address: string): Promise<Visit> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const bytes = countBytes(devtools);
  await page.addInitScript(watch);
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  if (answer?.status() !== 200) throw new Error(`${address}: ${answer?.status()}`);
  await page.waitForTimeout(watchedMs);
  const watched = await watchedOn(page);
  await page.close();
  return { ...watched, bytes: bytes() };
}

function countBytes(devtools: CDPSession): () => number {
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  return () => bytes;
}

const watchedOn = (page: Page): Promise<Watched> =>
  page.evaluate(() => (window as unknown as { watched: Watched }).watched);

/** Runs in the page, before anything else does. */
function watch(): void {
  const watched = { lcp: 0, blocking: 0, shift: 0 };
  Object.assign(window, { watched });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', ({ startTime }) => (watched.lcp = startTime));
  // A task blocks for as long as it takes beyond 50 ms.
  observe('longtask', ({ duration }) => (watched.blocking += duration - 50));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) watched.shift += value;
  });
}
