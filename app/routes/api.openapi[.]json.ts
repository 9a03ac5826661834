import { z } from 'zod';
import { apiDocument } from '#app/lib/api-document.server.ts';
import { call } from '#app/lib/api-call.server.ts';
import { apiRoute } from '#app/lib/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: call({
    summary: 'This document',
    answer: z.looseObject({ openapi: z.string() }),
    keptBy: 'everybody',
    handle: () => Promise.resolve({ ...apiDocument() }),
  }),
});
