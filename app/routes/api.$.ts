import { noSuchCall } from '#app/lib/api/respond.server.ts';

/** Any other path under /api. */
const missing = () => noSuchCall();

export { missing as action, missing as loader };
