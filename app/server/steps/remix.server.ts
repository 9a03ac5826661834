import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import { notePublicChange } from '../../lib/db/public-changes.server.ts';
import type { Site } from '../site.ts';
import { connectionOf } from './draining.server.ts';
import type { Step } from './step.ts';

/** The last step: Remix answers. */
export const remix =
  (load: () => Site | Promise<Site>): Step =>
  async (received, response) => {
    const site = await load();
    const request = createRequest(received, response);
    const answer = await site.answer(request, { connection: connectionOf(received) });
    const { method } = request;
    // Whoever wrote something sees it on the next page, also without the database's announcement.
    if (method !== 'GET' && method !== 'HEAD') notePublicChange();
    if (method === 'HEAD') await answer.body?.cancel();
    await sendResponse(response, method === 'HEAD' ? new Response(null, answer) : answer);
  };
