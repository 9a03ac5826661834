import type { LoaderFunctionArgs } from '@remix-run/node';
import { fall2024 } from '#app/features/newsletters/content/fall-2024.ts';
import { cityIssuePdfResponse } from '#app/features/newsletters/pdf/issue-pdf.server.ts';

export const loader = ({ request }: LoaderFunctionArgs) => cityIssuePdfResponse(request, fall2024);
