/** @type {import('@remix-run/dev').AppConfig} */
export default {
  server: './app/server.ts',
  serverModuleFormat: 'esm',
  serverDependenciesToBundle: [/^#(app|db)\//],
  ignoredRouteFiles: ['**/*.css.ts', '**/*.test.ts'],
  future: {
    v3_singleFetch: true,
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
  },
};
