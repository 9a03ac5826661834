import type { AppLoadContext } from '@remix-run/node';

declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    /** The pattern of the route that answers, for the log; missing where another server runs the build. */
    route?: string;
  }
}

/** The site as the server calls it: the build behind its gate. */
export interface Site {
  /** Answers a request. `context` says what the server knows of the connection behind it. */
  answer: (request: Request, context?: AppLoadContext) => Promise<Response>;
  /** The pattern of the route that answers a path, which is what the log says of it. */
  patternOf: (pathname: string) => string;
  /** Whether what an address answers is the same for every visitor. */
  isForVisitors: (pathname: string) => boolean;
}
