import { z } from 'zod';
import { apiDocument } from '#app/lib/api/openapi.server.ts';
import { endpoint } from '#app/lib/api/endpoint.server.ts';
import { apiRoute } from '#app/lib/api/api-route.server.ts';

export const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'This document',
    result: z.looseObject({ openapi: z.string() }),
    cache: 'public',
    handler: () => Promise.resolve({ ...apiDocument() }),
  }),
});
