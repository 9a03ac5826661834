/** What a browser says it is, as far as it can be told. */
export interface BrowserName {
  browser: string | null;
  system: string | null;
}

// Most browsers name the ones they descend from as well, so the order matters.
const browsers: [RegExp, string][] = [
  [/\bEdgi?A?(OS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstMatch = (names: [RegExp, string][], text: string): string | null =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** The browser and the system in a User-Agent header. */
export const readBrowser = (userAgent: string | null): BrowserName => ({
  browser: firstMatch(browsers, userAgent ?? ''),
  system: firstMatch(systems, userAgent ?? ''),
});

/** A browser's name for people. `onSystem` puts its two parts into words; `unknown` is for neither. */
export function browserLabel(
  { browser, system }: BrowserName,
  onSystem: (parts: { browser: string; system: string }) => string,
  unknown: string,
): string {
  if (browser && system) return onSystem({ browser, system });
  return browser ?? system ?? unknown;
}
