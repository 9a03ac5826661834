import type { LoaderFunctionArgs } from '@remix-run/node';
import { winter2023 } from '#app/features/newsletters/content/winter-2023.ts';
import { cityIssuePdfResponse } from '#app/features/newsletters/pdf/issue-pdf.server.ts';

export const loader = ({ request }: LoaderFunctionArgs) =>
  cityIssuePdfResponse(request, winter2023);
