import * as runtime from 'react/jsx-dev-runtime';

export type { JSX } from 'react/jsx-dev-runtime';

/** The same in development. */
export const { jsxDEV, Fragment } = runtime;
