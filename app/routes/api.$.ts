import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

/** Any other path under /api. */
const missing = (_: LoaderFunctionArgs | ActionFunctionArgs) =>
  Response.json({ message: 'There is no such call.' }, { status: 404 });

export { missing as action, missing as loader };
