import type { ActionFunctionArgs } from '@remix-run/node';
import { passkeyOptions } from '#app/features/accounts/second-step/passkeys/options.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, ({ ctx, request }) => passkeyOptions(ctx, request));
