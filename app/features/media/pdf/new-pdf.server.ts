import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';

const load = createRequire(import.meta.url);

/**
 * A new PDF document. Its library is loaded with the first one, because it takes 10 MB and a tenth of a
 * second, and most days nobody prints anything.
 */
export const newPdf = (options: PDFKit.PDFDocumentOptions): InstanceType<typeof PDFDocument> =>
  new (load('pdfkit') as typeof PDFDocument)(options);
