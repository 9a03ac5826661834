import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { noStore } from '#app/lib/api-answer.server.ts';

/** Any other path under /api. */
const missing = (_: LoaderFunctionArgs | ActionFunctionArgs) =>
  Response.json({ message: 'There is no such call.' }, { status: 404, headers: noStore });

export { missing as action, missing as loader };
