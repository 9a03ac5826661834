import { endingOf } from '#app/features/media/files/file-types.ts';
import { keptFileName } from '#app/features/media/files/file-name.ts';
import { openFile } from '#app/features/media/files/open.server.ts';
import { openPhoto } from '#app/features/posts/photos/queries.server.ts';
import { mostZipBytes, streamContent, type ZipEntry } from '#app/features/media/zip/zip.server.ts';

/** A stored file on its way into a zip. */
interface FileToAdd {
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
  /** One file of a photo; null as for a file. */
  addPhoto: (photo: { id: string; width: number }) => Promise<ZipEntry | null>;
  /** The path of a stored file, by its id, or of a photo's file, by `photoKey`. */
  pathOf: (key: string) => string | null;
}

/** Names one file of a photo on the shelf. */
export const photoKey = (id: string, width: number): string => `${id}/${width}`;

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
    pathOf: (key) => paths.get(key) ?? null,
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
    async addPhoto({ id, width }) {
      const opened = await openPhoto({ id, width });
      if (!opened) return null;
      if (opened.size > left) {
        await opened.body.cancel();
        return null;
      }
      left -= opened.size;
      const name = take(`photos/${id}-${width}`, '.webp');
      paths.set(photoKey(id, width), name);
      return { name, content: streamContent(opened.body), isCompressed: true };
    },
  };
}

/** The stored files that become smaller in a zip. */
const isPlain = new Set(['text/csv', 'text/plain']);
