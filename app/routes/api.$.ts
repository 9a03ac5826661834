import type { LoaderFunctionArgs } from '@remix-run/node';
import { unknownEndpoint } from '#app/lib/api/respond.server.ts';

/** Any other path under /api. */
const missing = ({ request }: LoaderFunctionArgs) => unknownEndpoint(request);

export { missing as action, missing as loader };
