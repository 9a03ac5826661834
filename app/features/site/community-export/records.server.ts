import { createHash } from 'node:crypto';
import type { Community } from '#db/entities/index.ts';
import { logCsv } from '#app/features/desks/log/csv.server.ts';
import { streamContent, textContent, type ZipEntry } from '#app/features/media/zip/zip.server.ts';
import { peopleLists } from '#app/features/residency/memberships/people/people-list.ts';
import { ownerColumns } from '#app/features/residency/owners/csv-columns.server.ts';
import { peopleCsv } from '#app/features/residency/memberships/people/csv.server.ts';
import { registerFilterIn } from '#app/features/residency/units/register/register-filter.ts';
import { unitsCsv } from '#app/features/residency/units/register/register.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { dataOf } from './data.server.ts';
import { documentsOf } from './documents.server.ts';
import { aboutText, exportNames } from './format.ts';
import { chainedLog } from './log-chain.server.ts';
import { noticesOf } from './notices.server.ts';
import { photosOf } from './photos.server.ts';
import { postsCsv } from './posts.server.ts';
import { readMe } from './read-me.server.ts';
import { createShelf } from './shelf.server.ts';

/**
 * The files of an export, each read while it is sent: what is read by people, in the reader's language; what programs
 * read; the log; and at the end what all of it sums up to. The caller has checked who asks.
 */
export async function* recordsOf(ctx: Ctx, community: Community): AsyncGenerator<ZipEntry> {
  const sums: string[] = [];
  const log = chainedLog(ctx, community.id);
  for await (const entry of contentOf(ctx, community, log.content)) yield summedUp(entry, sums);
  const { id, slug, name } = community;
  const about = { madeAt: new Date().toISOString(), community: { id, slug, name }, log: log.end() };
  yield summedUp({ name: exportNames.about, content: textContent(aboutText(about)) }, sums);
  const words = readMe(community, about.log.last);
  yield summedUp({ name: 'README.txt', content: textContent(words) }, sums);
  yield { name: exportNames.sums, content: textContent(sums.join('')) };
}

async function* contentOf(
  ctx: Ctx,
  community: Community,
  log: AsyncIterable<Uint8Array>,
): AsyncGenerator<ZipEntry> {
  const shelf = createShelf();
  yield* peopleFiles(ctx, community);
  yield* documentsOf(ctx, community.id, shelf);
  yield* noticesOf(ctx, community, shelf);
  const say = (key: 'posts' | 'decisions') => translate(ctx.locale, `communityExport.files.${key}`);
  yield { name: `${say('posts')}.csv`, content: postsCsv(ctx, community.id) };
  const decisions = logCsv(ctx, { community: community.id, what: 'decisions' });
  yield { name: `${say('decisions')}.csv`, content: streamContent(decisions) };
  yield* photosOf(ctx.em, community.id, shelf);
  yield* dataOf(ctx.em, community.id, shelf);
  yield { name: exportNames.log, content: log };
}

/** The lists of people and the register, as the desk downloads them. */
async function* peopleFiles(ctx: Ctx, community: Community): AsyncGenerator<ZipEntry> {
  for (const show of peopleLists) {
    const filter = { show, q: '', tenure: null, floor: null };
    const { text, filename } = await peopleCsv(ctx, community, filter);
    yield { name: filename, content: textContent(text) };
  }
  const all = registerFilterIn(new URLSearchParams());
  const { text, filename } = await unitsCsv(ctx, community.slug, all, ownerColumns);
  yield { name: filename, content: textContent(text) };
}

/** The same entry, which adds its line to the list of checksums once it has been read. */
function summedUp({ content, ...entry }: ZipEntry, sums: string[]): ZipEntry {
  const summing = async function* () {
    const hash = createHash('sha256');
    for await (const chunk of content) {
      hash.update(chunk);
      yield chunk;
    }
    sums.push(`${hash.digest('hex')}  ${entry.name}\n`);
  };
  return { ...entry, content: summing() };
}
