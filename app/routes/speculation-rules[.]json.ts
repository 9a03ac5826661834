import type { LoaderFunctionArgs } from '@remix-run/node';
import { cacheableText } from '#app/lib/http/etag.server.ts';
import { speculationRules } from '#app/lib/http/speculation.server.ts';

/** What a browser may fetch early; pages name it in their `Speculation-Rules` header. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  cacheableText(request, JSON.stringify(speculationRules), 'application/speculationrules+json');
