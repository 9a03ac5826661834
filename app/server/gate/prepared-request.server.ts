import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { captureClientHeaders } from '../steps/client-address.server.ts';

type Args = LoaderFunctionArgs | ActionFunctionArgs;

/**
 * A request whose `X-Client-…` headers can be trusted. Our server's steps have set them; where another
 * server runs the build, as plain remix-serve does, a client may have sent them, and they are made here.
 */
export function prepared(args: Args): Args {
  if (args.context.connection) return args;
  const sent: Record<string, string | undefined> = Object.fromEntries(args.request.headers);
  delete sent['x-client-method'];
  captureClientHeaders(sent, 'unknown');
  const headers = new Headers(
    Object.entries(sent).filter((header): header is [string, string] => header[1] !== undefined),
  );
  return { ...args, request: new Request(args.request, { headers }) };
}
