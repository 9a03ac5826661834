import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { AppealPage, appealMeta } from '#app/features/posts/appeals/appeal-page.tsx';
import { loadAppeal, sendAppeal } from '#app/features/posts/appeals/submit-appeal.server.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true };

export const loader = (args: LoaderFunctionArgs) => loadAppeal(args, 'ACTIVITY');

export const action = (args: ActionFunctionArgs) => sendAppeal(args, 'ACTIVITY');

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta = appealMeta;

export default AppealPage;
