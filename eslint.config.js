import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The wings of app/features, from ground to roof: each imports only those below it. */
export const wings = [
  'media',
  'mail',
  'communities',
  'accounts',
  'newsroom',
  'posts',
  'residency',
  'noticeboard',
  'building',
  'desks',
  'site',
];

/** What a layer may not import: routes -> features -> lib -> db, features -> ui, jobs -> features. */
const layers = [
  {
    target: './app/features',
    from: './app/routes',
    message: 'Nothing imports a route.',
  },
  { target: './app/lib', from: './app/routes', message: 'Nothing imports a route.' },
  { target: './app/lib', from: './app/features', message: 'lib knows no feature.' },
  {
    target: './app/features',
    from: './app/jobs',
    message: 'A feature sends a job by its name; the job imports the feature.',
  },
  { target: './app/jobs', from: './app/routes', message: 'Nothing imports a route.' },
  { target: './app/jobs', from: './app/ui', message: 'A job shows nothing.' },
  { target: './app/routes', from: './app/jobs', message: 'A route calls a feature, which sends.' },
  { target: './app/lib', from: './app/jobs', message: 'lib knows no job.' },
  { target: './app/ui', from: './app/jobs', message: 'ui knows nothing else.' },
  { target: './app/lib', from: './app/ui', message: 'lib knows no view.' },
  ...wings.flatMap((wing, height) =>
    wings.slice(height + 1).map((higher) => ({
      target: `./app/features/${wing}`,
      from: `./app/features/${higher}`,
      message: `${wing} stands below ${higher}, and knows nothing of it (docs/architecture.md).`,
    })),
  ),
  { target: './app/ui', from: './app/routes', message: 'Nothing imports a route.' },
  { target: './app/ui', from: './app/features', message: 'ui knows nothing of the domain.' },
  {
    target: './app/ui',
    from: './app/lib',
    except: ['./i18n'],
    message: 'Of lib, ui may import i18n only.',
  },
  {
    target: './app/ui',
    from: './app/messages',
    except: ['./en/ui.ts', './en/gallery.ts'],
    message: 'ui has messages of its own, and no words of the domain.',
  },
  { target: './app/ui', from: './db', message: 'ui knows nothing of the database.' },
  {
    target: './app/messages',
    from: './app',
    except: ['./messages', './lib/i18n'],
    message: 'Messages may import lib/i18n only.',
  },
  { target: './app/messages', from: './db', message: 'Messages may import lib/i18n only.' },
  { target: './db', from: './app', message: 'db is the lowest layer.' },
  {
    target: [
      './app/*',
      './app/!(lib)/**',
      './app/lib/*',
      './app/lib/!(db)/**',
      './app/lib/db/!(read.server.ts)',
      './tests/**',
    ],
    from: './app/lib/db/read',
    message: 'Reads have one door: lib/db/read.server.ts.',
  },
  {
    target: './app/routes/**/!(*.server).ts?(x)',
    from: './db',
    except: ['./enums.ts', './languages.ts'],
    message: 'Only *.server.ts may import db, but for its enums.',
  },
  {
    target: './app/features/**/!(*.server).ts?(x)',
    from: './db',
    except: ['./enums.ts', './languages.ts'],
    message: 'Only *.server.ts may import db, but for its enums.',
  },
];

/** MikroORM writes, Kysely reads (record 43). */
const kyselyWrites = [
  'CallExpression[callee.property.name=/^(insertInto|replaceInto|updateTable|deleteFrom|mergeInto)$/]',
  'MemberExpression[property.name="execute"] > TaggedTemplateExpression[tag.name="sql"] > ' +
    'TemplateLiteral > TemplateElement:first-child[value.raw=/^\\s*(insert|update|delete|merge)\\b/i]',
].map((selector) => ({ selector, message: 'MikroORM writes, Kysely reads (record 43).' }));

/** What finds entities: for those that are changed. */
const entityReads = ['[callee.object.name=/^(em|tx)$/]', '[callee.object.property.name="em"]'].map(
  (em) => ({
    selector: `CallExpression[callee.property.name=/^(find|count|createQueryBuilder$|qb$|stream$)/]${em}`,
    message: 'What only reads uses Kysely: kysely() or compiledRead() (record 43).',
  }),
);

/** Modules that only read. */
const readModules = [
  'app/**/*queries.server.ts',
  'app/**/*api.server.ts',
  'app/features/site/calendars/**/*.server.ts',
  'app/features/newsroom/feeds/**/*.server.ts',
  'app/features/site/home/**/*.server.ts',
  'app/features/site/hub/**/*.server.ts',
  'app/features/site/search/**/*.server.ts',
  'app/features/communities/matching/*.server.ts',
  'app/features/site/shell/**/*.server.ts',
  'app/features/media/photos/pictures.server.ts',
  'app/features/posts/posts/decisions/history.server.ts',
];

/** Attributes whose text people read. */
const textAttributes = '/^(label|hint|title|placeholder|aria-label|alt|text|lead|pending|legend)$/';

/** A word: two letters or more. */
const word = '/\\p{L}{2}/u';

/** Where a string or template in braces can stand: directly, or behind a condition. */
const literals = ['', ' > ConditionalExpression', ' > LogicalExpression'].flatMap((inside) => [
  `${inside} > Literal[value=${word}]`,
  `${inside} > TemplateLiteral > TemplateElement[value.raw=${word}]`,
]);

/** Words in views belong in the catalogue, app/messages. */
const noWords = [
  `JSXText[value=${word}]`,
  `JSXAttribute[name.name=${textAttributes}] > Literal[value=${word}]`,
  ...['JSXElement', 'JSXFragment', `JSXAttribute[name.name=${textAttributes}]`].flatMap((place) =>
    literals.map((literal) => `${place} > JSXExpressionContainer${literal}`),
  ),
].map((selector) => ({ selector, message: 'Words belong in app/messages.' }));

export default tseslint.config(
  { ignores: ['build/**', 'public/', '.data/', '.cache/', 'node_modules/', 'tests/.output/'] },
  ...tseslint.configs.strict,
  importX.flatConfigs.typescript,
  jsxA11y.flatConfigs.strict,
  {
    plugins: { 'import-x': importX, 'react-hooks': reactHooks },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })],
    },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'import-x/no-restricted-paths': ['error', { zones: layers }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // The compiler finds them.
      '@typescript-eslint/no-unused-vars': 'off',
      'no-restricted-imports': [
        'error',
        {
          name: '@remix-run/react',
          importNames: ['Link', 'NavLink'],
          message: 'Links are in app/ui/navigation/link.ts.',
        },
      ],
      'no-restricted-globals': ['error', { name: 'confirm' }, { name: 'alert' }],
      // The formatter wraps code, and leaves comments as they are.
      'max-len': ['error', { code: 10_000, comments: 120, ignoreUrls: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // A list that is styled as none is still announced as one only with its role said.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...kyselyWrites] },
  },
  {
    files: ['app/**', 'db/**'],
    ignores: ['**/*.test.ts'],
    // What must run is called: the bundler drops an import that is there for its effect alone (record 67).
    rules: { 'import-x/no-unassigned-import': ['error', { allow: ['**/*.css', '**/*.css.ts'] }] },
  },
  {
    files: readModules,
    rules: { 'no-restricted-syntax': ['error', ...kyselyWrites, ...entityReads] },
  },
  {
    files: ['app/root.tsx', 'app/features/**/*.tsx', 'app/routes/*.tsx', 'app/ui/**/*.tsx'],
    ignores: ['app/features/*/*/content/**'],
    rules: { 'no-restricted-syntax': ['error', ...noWords, ...kyselyWrites] },
  },
  {
    files: ['db/seed/**', 'app/cli/**', 'tests/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    // Playwright's fixtures are given a function that is called `use`, which is no hook.
    files: ['tests/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
);
