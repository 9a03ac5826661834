import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { AppError } from '#app/lib/errors.ts';
import { monthAndYear } from '#app/lib/format.ts';
import { processSingleton } from '#app/lib/process/process-singleton.server.ts';
import { newsletterBySlug } from './content/index.ts';
import type { Newsletter } from './content/types.ts';
import { drawSection } from './pdf-sections.server.ts';
import { drawMasthead, inks, numberPages, pageSetup, part } from './pdf-page.server.ts';
import { isFresh } from '#app/lib/http/etag.server.ts';

interface IssuePdf {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
}

const made = () => processSingleton('issue-pdfs', () => new Map<string, Promise<IssuePdf>>());

/**
 * The PDF of a city-wide issue, made from the same text as its page at the first request and kept
 * in memory. Throws AppError `not-found`.
 */
export function cityIssuePdf(slug: string): Promise<IssuePdf> {
  const issue = newsletterBySlug(slug);
  if (!issue) throw new AppError('not-found', 'Newsletter not found');
  let pdf = made().get(slug);
  if (!pdf) {
    pdf = makePdf(issue);
    made().set(slug, pdf);
  }
  return pdf;
}

async function makePdf(issue: Newsletter): Promise<IssuePdf> {
  const month = monthAndYear(issue.year, issue.month);
  const published = new Date(Date.UTC(issue.year, issue.month - 1, 1));
  const document = new PDFDocument({
    ...pageSetup,
    info: {
      Title: `The Local Link, ${issue.title}`,
      Author: 'The Local Link',
      CreationDate: published,
      ModDate: published,
    },
  });
  const bytes = buffer(document);
  drawMasthead(document, { month, seed: issue.slug });
  part(document, 'H1', () =>
    document.font('Helvetica-Bold').fontSize(30).fillColor(inks.text).text(issue.title),
  );
  document.moveDown(0.3);
  part(document, 'P', () =>
    document.font('Times-Italic').fontSize(14).text(issue.standfirst, { lineGap: 3 }),
  );
  for (const section of issue.sections) drawSection(document, section);
  numberPages(document, `The Local Link, ${month}`);
  document.end();
  const body = new Uint8Array(await bytes);
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

/** Answers with the PDF of an issue: the same for everyone, so anything on the way may keep it. */
export async function cityIssuePdfResponse(request: Request, slug: string): Promise<Response> {
  const { body, etag } = await cityIssuePdf(slug);
  const headers = { 'Cache-Control': 'public, max-age=86400', ETag: etag };
  if (isFresh(request, etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, {
    headers: {
      ...headers,
      'Content-Type': 'application/pdf',
      'Content-Length': String(body.byteLength),
      'Content-Disposition': `inline; filename="the-local-link-${slug}.pdf"`,
    },
  });
}
