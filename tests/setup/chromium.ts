import sparticuz from '@sparticuz/chromium';

/**
 * The path of the Chromium to test with: the one in the npm packages, so that every machine tests with the
 * same, or the one that CHROMIUM_PATH names. Nothing is downloaded.
 */
export const chromiumPath = async (): Promise<string> =>
  process.env.CHROMIUM_PATH || (await sparticuz.executablePath());

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
