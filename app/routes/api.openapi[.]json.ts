import { z } from 'zod';
import { apiDocument } from '#app/lib/api/openapi.server.ts';
import { call } from '#app/lib/api/endpoint.server.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: call({
    summary: 'This document',
    answer: z.looseObject({ openapi: z.string() }),
    keptBy: 'everybody',
    handle: () => Promise.resolve({ ...apiDocument() }),
  }),
});
