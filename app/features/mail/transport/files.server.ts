import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '#app/lib/env.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { mailFolder } from './transport.server.ts';

const mostShown = 100;
const name = /^([\da-f-]{36})\.eml$/;

/** The newest hundred emails in the folder. Throws AppError `not-found` in production. */
export async function letterFiles() {
  refuseInProduction();
  const names = await readdir(mailFolder()).catch(() => []);
  const ids = names.flatMap((file) => name.exec(file)?.[1] ?? []);
  const dated = await Promise.all(
    ids.map(async (id) => ({ id, at: (await stat(pathOf(id))).mtime })),
  );
  const newest = dated.sort((one, other) => +other.at - +one.at).slice(0, mostShown);
  return Promise.all(newest.map(({ id }) => letterFile(id)));
}

/** One of them. Throws AppError `not-found`, also in production. */
export async function letterFile(id: string) {
  refuseInProduction();
  if (!name.test(`${id}.eml`)) throw new AppError('not-found', 'outgoingMail.noLetter');
  const bytes = await readFile(pathOf(id)).catch(() => {
    throw new AppError('not-found', 'outgoingMail.noLetter');
  });
  // Only people who develop read it.
  const { default: PostalMime } = await import('postal-mime');
  const { to, subject = '', text = '', html = '' } = await PostalMime.parse(bytes);
  const { mtime: at } = await stat(pathOf(id));
  return { id, to: to?.map(({ address }) => address).join(', ') ?? '', subject, text, html, at };
}

const pathOf = (id: string): string => join(mailFolder(), `${id}.eml`);

function refuseInProduction(): void {
  if (env().production) throw new AppError('not-found', 'http.nothingHere');
}
