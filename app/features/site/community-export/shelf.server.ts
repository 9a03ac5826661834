import { endingOf } from '#app/features/media/files/file-types.ts';
import { keptFileName } from '#app/features/media/files/file-name.ts';
import { openFile } from '#app/features/media/files/open.server.ts';
import { mostZipBytes, streamContent, type ZipEntry } from '#app/features/media/zip/zip.server.ts';

/** A stored file on its way into a zip. */
export interface FileToAdd {
  id: string;
  mediaType: string;
  bytes: number;
  /** The folder it goes into, and its name there without an ending. */
  folder: string;
  title: string;
}

/** Gives paths in a zip, each once, and remembers where each stored file is. */
export interface Shelf {
  /** A path that nothing else has: `a (2)` where `a` is taken. Capitals make no difference, as on many disks. */
  take: (path: string, ending?: string) => string;
  /** The file under a path of its own; null where its content is gone, or the zip has no room for it. */
  add: (file: FileToAdd) => Promise<ZipEntry | null>;
  pathOf: (fileId: string) => string | null;
}

export function createShelf(most = mostZipBytes): Shelf {
  const taken = new Set<string>();
  const paths = new Map<string, string>();
  let left = most;
  const take = (path: string, ending = ''): string => {
    let name = path + ending;
    for (let copy = 2; taken.has(name.toLowerCase()); copy += 1)
      name = `${path} (${copy})${ending}`;
    taken.add(name.toLowerCase());
    return name;
  };
  return {
    take,
    pathOf: (fileId) => paths.get(fileId) ?? null,
    async add({ id, mediaType, bytes, folder, title }) {
      if (bytes > left) return null;
      const opened = await openFile(id);
      if (!opened) return null;
      left -= bytes;
      const ending = endingOf(mediaType);
      const kept = ending ? keptFileName(title, ending) : title;
      const stem = ending ? kept.replace(/\.[^.]+$/, '') : kept;
      const name = take(`${folder}/${stem}`, ending ? `.${ending}` : '');
      paths.set(id, name);
      return { name, content: streamContent(opened.body), isCompressed: !isPlain.has(mediaType) };
    },
  };
}

/** The stored files that become smaller in a zip. */
const isPlain = new Set(['text/csv', 'text/plain']);
