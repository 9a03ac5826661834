import type { LoaderFunctionArgs } from '@remix-run/node';
import { spring2024 } from '#app/features/newsletters/content/spring-2024.ts';
import { cityIssuePdfResponse } from '#app/features/newsletters/pdf/issue-pdf.server.ts';

export const loader = ({ request }: LoaderFunctionArgs) =>
  cityIssuePdfResponse(request, spring2024);
