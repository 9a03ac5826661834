import type { LoaderFunctionArgs } from '@remix-run/node';
import { cityIssuePdfResponse } from '#app/features/newsletters/issue-pdf.server.ts';

export const loader = ({ request }: LoaderFunctionArgs) =>
  cityIssuePdfResponse(request, 'spring-2024');
