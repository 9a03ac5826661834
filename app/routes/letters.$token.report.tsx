import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { ReportPage, reportMeta } from '#app/features/posts/reports/report-page.tsx';
import { loadReport, sendReport } from '#app/features/posts/reports/submit-report.server.ts';

export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) => loadReport(args, 'LETTER');

export const action = (args: ActionFunctionArgs) => sendReport(args, 'LETTER');

export const meta = reportMeta('LETTER');

export default ReportPage;
