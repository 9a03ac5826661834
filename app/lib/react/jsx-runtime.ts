import * as runtime from 'react/jsx-runtime';

export type { JSX } from 'react/jsx-runtime';

/**
 * What the compiler makes of JSX (`jsxImportSource` in tsconfig.json). React's own module is CommonJS,
 * so that every element would be a call of `runtime.jsx`; as exports of ours, the names get shorter.
 */
export const { jsx, jsxs, Fragment } = runtime;
