import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { formatsFor } from '#app/lib/format.ts';
import { isFresh } from '#app/lib/http/etag.server.ts';
import { languageTags } from '#app/lib/i18n/locale.ts';
import { processSingleton } from '#app/lib/process/keep.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { requireCityIssue, type Issue } from '../city-issues.server.ts';
import { newPdf } from '#app/features/media/pdf/fonts/document.server.ts';
import {
  drawMasthead,
  inks,
  numberPages,
  pageSetup,
  tagged,
} from '#app/features/media/pdf/page.server.ts';
import { drawSection } from './sections.server.ts';

interface IssuePdf {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
}

/**
 * The PDF of a city-wide issue in the reader's language, where it has that side. It is public, so caches may keep it,
 * except for somebody whose account decides the language.
 */
export async function cityIssuePdf(ctx: Ctx, request: Request, slug: string): Promise<Response> {
  const issue = await requireCityIssue(ctx, slug);
  const { body, etag } = await issuePdf(issue);
  const headers = {
    'Cache-Control': ctx.actor ? 'private, no-cache' : 'public, max-age=86400',
    'Content-Language': languageTags[issue.language],
    ETag: etag,
    Vary: 'Accept-Language, Cookie',
  };
  if (isFresh(request.headers, etag)) return new Response(null, { status: 304, headers });
  return new Response(body, {
    headers: {
      ...headers,
      'Content-Type': 'application/pdf',
      'Content-Length': String(body.byteLength),
      'Content-Disposition': `inline; filename="the-local-link-${slug}.pdf"`,
    },
  });
}

const cache = () => processSingleton('issue-pdfs', () => new Map<string, Promise<IssuePdf>>());

/** The PDF of an issue in its language, made at the first request and kept in memory until it changes. */
function issuePdf(issue: Issue): Promise<IssuePdf> {
  const edition = `${issue.slug}/${issue.language}/`;
  const key = `${edition}${issue.version}`;
  const known = cache().get(key);
  if (known) return known;
  for (const older of cache().keys()) if (older.startsWith(edition)) cache().delete(older);
  const pdf = makePdf(issue);
  cache().set(key, pdf);
  return pdf;
}

async function makePdf(issue: Issue): Promise<IssuePdf> {
  const { language: locale } = issue;
  const month = formatsFor(locale).monthAndYear(issue.year, issue.month);
  const published = new Date(Date.UTC(issue.year, issue.month - 1, 1));
  const document = await newPdf({
    ...pageSetup,
    lang: languageTags[locale],
    info: {
      Title: translate(locale, 'cityIssues.pdf.title', { title: issue.title }),
      Author: translate(locale, 'cityIssues.pdf.brand'),
      CreationDate: published,
      ModDate: published,
    },
  });
  const bytes = buffer(document);
  drawMasthead(document, { month, seed: issue.slug, locale });
  tagged(document, 'H1', () =>
    document.font('sans-bold').fontSize(30).fillColor(inks.text).text(issue.title),
  );
  document.moveDown(0.3);
  tagged(document, 'P', () =>
    document.font('serif-italic').fontSize(14).text(issue.standfirst, { lineGap: 3 }),
  );
  for (const section of issue.sections) drawSection(document, section, locale);
  numberPages(document, (page, pages) =>
    translate(locale, 'cityIssues.pdf.foot', { month, page, pages }),
  );
  document.end();
  const body = new Uint8Array(await bytes);
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}
