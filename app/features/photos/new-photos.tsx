import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { FileField } from '#app/ui/field.tsx';
import type { FieldState } from '#app/ui/form-state.ts';
import { mostPhotos } from './addresses.ts';
import * as styles from './photos.css.ts';
import { sendPhoto } from './send-photo.ts';

const formats = 'image/jpeg,image/png,image/webp,image/avif';

interface Chosen {
  file: File;
  preview: string;
  /** False once the server has answered, or has not. */
  waiting: boolean;
  /** What part of it has gone, 0 to 1. */
  part: number;
  /** Set once the server has it. */
  url?: string;
  /** Set once the server will not have it. */
  refusal?: string;
}

/**
 * A place to choose photos. Where scripts run each is shown and sent at once, one after the other,
 * and the form then names its address; one that gets no answer stays in the field and goes with
 * the form, as all of them do without scripts.
 */
export function NewPhotos({ field, taken }: { field: FieldState; taken: number }) {
  const [chosen, setChosen] = useState<Chosen[]>([]);
  const previews = useRef<string[]>([]);
  useEffect(() => () => previews.current.forEach((url) => URL.revokeObjectURL(url)), []);
  const held = chosen.filter(({ url }) => url);
  const room = mostPhotos - taken - held.length;

  const change = (file: File, news: Partial<Chosen>) =>
    setChosen((all) => all.map((each) => (each.file === file ? { ...each, ...news } : each)));

  const choose = async (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    const added = files.map((file) => ({
      file,
      preview: URL.createObjectURL(file),
      part: 0,
      waiting: true,
    }));
    previews.current.push(...added.map(({ preview }) => preview));
    // What the field held before and could not be sent is no longer in it.
    setChosen((all) => [
      ...all.filter(({ waiting, url, refusal }) => waiting || url || refusal),
      ...added,
    ]);
    if (files.length > room) return;
    for (const file of files) {
      try {
        const sent = await sendPhoto(file, (part) => change(file, { part }));
        change(file, { ...sent, waiting: false });
        takeOut(input, file);
      } catch {
        change(file, { part: 0, waiting: false });
      }
    }
  };

  return (
    <>
      <FileField
        label="Add photos"
        optional
        multiple
        accept={formats}
        hint={`JPEG, PNG, WebP or AVIF, up to 10 MB each, ${mostPhotos} in all. We remove where and when they were taken.`}
        field={field}
        onChange={({ target }) => void choose(target)}
      />
      {chosen.length > 0 && (
        <ul role="list" className={styles.grid} aria-label="Chosen photos">
          {chosen.map(({ file, preview, waiting, part, url, refusal }) => (
            <li key={preview} className={styles.photo}>
              {url && (
                <input
                  type="hidden"
                  name={`images[${taken + held.findIndex((each) => each.file === file)}]`}
                  value={url}
                />
              )}
              <img
                src={preview}
                alt={file.name}
                width={400}
                height={300}
                className={styles.picture}
              />
              {waiting && part > 0 && (
                <progress
                  value={part}
                  aria-label={`Sending ${file.name}`}
                  className={styles.progress}
                />
              )}
              {refusal && <p className={styles.refusal}>{refusal}</p>}
              {url && (
                <Button
                  type="button"
                  kind="plain"
                  aria-label={`Remove ${file.name}`}
                  onClick={() => setChosen((all) => all.filter((each) => each.file !== file))}
                >
                  Remove
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={styles.said}>
        {held.length > 0 && `${held.length === 1 ? '1 photo' : `${held.length} photos`} added.`}
      </p>
    </>
  );
}

/** Takes one file out of a field, which knows only whole lists. */
function takeOut(input: HTMLInputElement, file: File): void {
  const rest = new DataTransfer();
  for (const each of input.files ?? []) if (each !== file) rest.items.add(each);
  input.files = rest.files;
}
