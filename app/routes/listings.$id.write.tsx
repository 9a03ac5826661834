import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { WritePage, writeMeta } from '#app/features/posts/neighbours/write/write-page.tsx';
import { loadWritePage, sendLetter } from '#app/features/posts/neighbours/write/write.server.ts';

export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) => loadWritePage(args, 'LISTING');

export const action = (args: ActionFunctionArgs) => sendLetter(args, 'LISTING');

export const meta = writeMeta;

export default WritePage;
