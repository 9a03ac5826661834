/**
 * How the product is built: Vite with Remix's own plugin. `npm run build` (app/cli/build.ts) runs this once for
 * the browser and once for the server; `npm run dev` serves the same without building.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { vitePlugin as remix } from '@remix-run/dev';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

/**
 * The files that pages share, by the modules in them: paths below `app`, the words of both languages as one. React and
 * Remix are a file of their own, and Rollup divides the rest by the pages that use it. With fewer groups than these a
 * page names so many files, or gets so many style sheets that it does not need, that it is over 20 kB of HTML and CSS
 * (docs/decisions/0068).
 */
const groups = {
  /** Around every page, with the parts of `ui` that most have; see `chunkOf`. */
  frame: [
    ...['root.tsx', 'entry.client.tsx', 'lib/', 'features/site/shell/'],
    ...['features/newsroom/feeds/', 'features/accounts/languages/'],
    ...[
      'features/noticeboard/notices/emergencies/',
      'features/noticeboard/notices/text/notice-text',
    ],
    ...['messages/notices.', 'messages/chooser.', 'messages/site-missing.'],
  ],
  /** What the home page and hubs begin with. */
  top: [
    ...['ui/drawings/skyline', 'features/newsroom/sponsors/sponsor'],
    ...['features/mail/outgoing/mail-trouble', 'features/accounts/login/address/unconfirmed-line'],
    ...['features/desks/overview/board-work/', 'messages/board-work.'],
    ...['messages/mail-trouble.', 'messages/unconfirmed.'],
  ],
  lists: [
    ...['ui/navigation/list-pages', 'ui/navigation/tabs', 'ui/navigation/chips'],
    ...['ui/figure-tiles', 'ui/pictures/stand-in', 'ui/text/folded-text'],
    ...['features/posts/basics/stand-in', 'messages/listing-labels.'],
  ],
  cards: [
    ...['ui/forms/filter-form', 'features/posts/activities/activity-card'],
    'features/posts/listings/listing-cards',
  ],
  trails: ['ui/navigation/back-link', 'ui/navigation/breadcrumb'],
  forms: [
    ...['ui/forms/checkbox-group', 'ui/forms/file-field', 'ui/forms/use-live-validation'],
    ...['ui/forms/use-leave-question', 'ui/forms/use-row-focus'],
  ],
  posts: ['ui/pictures/gallery', 'ui/detail'],
  decisions: [
    ...['features/posts/basics/post-path', 'features/posts/posts/decisions/confirmed-actions'],
    'features/posts/posts/decisions/reload-after-conflict',
    'features/posts/posts/decisions/decision-summary',
    ...['features/posts/posts/decisions/limits', 'messages/posts.', 'messages/post-states.'],
  ],
};

/** Parts of `ui` that only a few pages have. */
const rareParts = [
  ...['ui/drawings/', 'ui/table', 'ui/navigation/page-index', 'ui/navigation/contents'],
  ...['ui/forms/boxes', 'ui/forms/money-field', 'ui/forms/saved-part'],
  'ui/forms/shown-fields',
  ...['ui/overlays/dialog', 'ui/navigation/panel-tabs'],
  ...['ui/styles/reading', 'ui/styles/palette', 'ui/styles/lines', 'ui/text/fold'],
];

/** The group of a module, if it has one. */
function chunkOf(id) {
  if (id.includes('/node_modules/')) return 'framework';
  const path = (id.split('/app/')[1] ?? '').replace(/^messages\/\w+\//, 'messages/');
  const isIn = (paths) => paths.some((start) => path.startsWith(start));
  const group = Object.keys(groups).find((name) => isIn(groups[name]));
  if (group) return group;
  const isCommon = path.startsWith('ui/') && !isIn(rareParts);
  return isCommon || path.startsWith('ui/drawings/icon') ? 'frame' : undefined;
}

/**
 * The drawings of all pages in one file, whose name changes with its contents. `ui/drawings/icon.tsx` gets its
 * address from the environment.
 */
const drawings = readFileSync(`${root}/app/ui/drawings/icons.svg`);
const drawingsFile = `assets/icons-${createHash('sha256').update(drawings).digest('hex').slice(0, 8)}.svg`;
process.env.VITE_ICONS = `/${drawingsFile}`;
const icons = {
  name: 'icons',
  configureServer({ middlewares }) {
    middlewares.use(process.env.VITE_ICONS, (_request, response) => {
      response.setHeader('Content-Type', 'image/svg+xml').end(drawings);
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: drawingsFile, source: drawings });
  },
};

const classNames = new Map();

/** Vanilla-extract's name of a class without its first two letters: pages have hundreds of them. */
function classNameOf({ hash }) {
  const name = hash.slice(2).replace(/^\d/, '_$&');
  if ((classNames.get(name) ?? hash) !== hash)
    throw new Error(`Two classes would be called ${name}`);
  classNames.set(name, hash);
  return name;
}

/**
 * A view imports the English words of an area. In the browser they bring the French ones along (`inBoth`), so that one
 * build serves both languages; the server has all words anyway (messages/catalogue.server.ts).
 */
const bothLanguages = {
  name: 'both-languages',
  enforce: 'pre',
  transform(code, id, { ssr } = {}) {
    const [, area] = /\/app\/messages\/en\/([\w-]+)\.ts$/.exec(id) ?? [];
    if (ssr || !area) return null;
    const joined = code.replace(
      /^export const (\w+) = (\{$.*?^\} as const);$/gms,
      'export const $1 = /*#__PURE__*/ inBoth($2, french.$1);',
    );
    return `import { inBoth } from '#app/lib/i18n/message.ts';
import * as french from '../fr/${area}.ts';
${joined}`;
  },
};

/** JSON calls have no browser side. Remix would leave `apiRoute` in theirs, because it cannot take it apart. */
const callsOnServerOnly = {
  name: 'calls-on-server-only',
  enforce: 'pre',
  transform: (_code, id, { ssr } = {}) =>
    !ssr && /\/app\/routes\/api\.[^?]+\.ts$/.test(id) ? 'export {};' : null,
};

/** A page names each of its files several times, so they have short names: a hash, and no more. */
const shortNames = {
  entryFileNames: 'assets/[hash:7].js',
  chunkFileNames: 'assets/[hash:7].js',
  assetFileNames: 'assets/[hash:7][extname]',
};

/**
 * The programs of the server. Behind Remix's plugin, because that would make its build without our gate
 * the only one.
 */
const programs = {
  name: 'programs',
  config: (_config, { isSsrBuild }) =>
    isSsrBuild && {
      build: {
        rollupOptions: {
          input: {
            index: 'app/server.ts',
            serve: 'app/cli/serve.ts',
            'pglite-thread': 'db/embedded/pglite-thread.ts',
            'photo-program': 'app/features/media/photos/processing/photo-program.ts',
            'pdf-program': 'app/features/media/pdf/text/pdf-program.ts',
            'sheet-program': 'app/features/media/sheets/sheet-program.ts',
            'rehearsal-program': 'app/features/site/backups/rehearsal-program.ts',
          },
          // In one folder, where each finds the programs that it starts (lib/process/program-file.ts).
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
};

/**
 * Packages that the server's build has in it, because a start would read their hundreds of small files one by one
 * (record 41). Those that share a module have to be here all or none: it would be read twice.
 */
const bundled = [
  /^@mikro-orm\//,
  /^kysely(?:\/|$)/,
  /^zod(?:-openapi)?(?:\/|$)/,
  /^@conform-to\//,
  /^nodemailer(?:\/|$)/,
];

/**
 * Leaves out two warnings that are nobody's fault: Remix gives each route a browser file, which is empty for one
 * without a page; and a comment in a package may say "pure" where Rollup does not expect it.
 */
function warnOf(warning, warn) {
  const isInPackage = warning.id?.includes('/node_modules/');
  if (warning.code === 'EMPTY_BUNDLE') return;
  if (warning.code !== 'INVALID_ANNOTATION' || !isInPackage) warn(warning);
}

export default defineConfig(({ isSsrBuild }) => ({
  // Browsers need little beyond what Remix's plugin names; what Vite would find are the server's packages.
  optimizeDeps: { noDiscovery: true, include: ['react-router-dom'] },
  ssr: { noExternal: bundled },
  build: {
    target: isSsrBuild ? 'node22' : 'es2020',
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { compress: { drop_console: ['warn'] } },
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rollupOptions: {
      onwarn: warnOf,
      // A server loads from its own disk: nothing that its packages have is worth the time to look for.
      treeshake: !isSsrBuild,
      ...(isSsrBuild ? {} : { output: { manualChunks: chunkOf, ...shortNames } }),
    },
  },
  plugins: [
    callsOnServerOnly,
    bothLanguages,
    !isSsrBuild && icons,
    vanillaExtractPlugin({ identifiers: classNameOf }),
    remix({
      ignoredRouteFiles: ['**/*.css.ts', '**/*.test.ts'],
      future: {
        v3_singleFetch: true,
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_lazyRouteDiscovery: true,
      },
    }),
    programs,
  ],
}));
