import { useEffect, useRef, useState } from 'react';

export interface ChosenPhoto {
  file: File;
  preview: string;
  /** True until the upload succeeds or fails. */
  isPending: boolean;
  /** The part that was sent, 0 to 1. */
  progress: number;
  /** The address of an uploaded photo. */
  url?: string;
  /** Why the server refused it. */
  refusal?: string;
}

/**
 * Uploads photos as they are chosen, one after the other; `most` is how many may be added. One that is
 * refused stays in the input until it is removed or others are chosen, so that its form is refused too.
 */
export function useUploads(most: number) {
  const [chosen, setChosen] = useState<ChosenPhoto[]>([]);
  const previews = useRef<string[]>([]);
  const source = useRef<HTMLInputElement>();
  useEffect(() => () => previews.current.forEach((url) => URL.revokeObjectURL(url)), []);
  const room = most - chosen.filter(({ url }) => url).length;

  const update = (file: File, changes: Partial<ChosenPhoto>) =>
    setChosen((all) =>
      all.map((photo) => (photo.file === file ? { ...photo, ...changes } : photo)),
    );

  const choose = async (input: HTMLInputElement) => {
    source.current = input;
    const files = [...(input.files ?? [])];
    const added = files.map((file) => ({
      file,
      preview: URL.createObjectURL(file),
      progress: 0,
      isPending: true,
    }));
    previews.current.push(...added.map(({ preview }) => preview));
    // Photos that were refused or could not be uploaded are no longer in the input.
    setChosen((all) => [...all.filter(({ isPending, url }) => isPending || url), ...added]);
    if (files.length > room) return;
    for (const file of files) {
      try {
        const reply = await sendPhoto(file, (progress) => update(file, { progress }));
        update(file, { ...reply, isPending: false });
        if ('url' in reply) removeFrom(input, file);
      } catch {
        update(file, { progress: 0, isPending: false });
      }
    }
  };

  const remove = ({ file }: ChosenPhoto) => {
    if (source.current) removeFrom(source.current, file);
    setChosen((all) => all.filter((photo) => photo.file !== file));
  };

  return { chosen, choose, remove };
}

/** Removes one file from a file input, whose list can only be replaced as a whole. */
function removeFrom(input: HTMLInputElement, file: File): void {
  const others = new DataTransfer();
  for (const each of input.files ?? []) if (each !== file) others.items.add(each);
  input.files = others.files;
}

/** The server's reply to an upload: the photo's address, or why it was refused. */
type UploadReply = { url: string } | { refusal: string };

/**
 * Uploads one photo before its form is sent. `onProgress` gets the part that was sent, 0 to 1.
 * Rejects when the server cannot be reached or fails: then the photo goes with the form.
 */
function sendPhoto(file: File, onProgress: (part: number) => void): Promise<UploadReply> {
  return new Promise((resolve, reject) => {
    const upload = new XMLHttpRequest();
    upload.open('POST', '/api/uploads');
    // The server looks at the file itself, and says of any other that it is not a photo.
    upload.setRequestHeader('Content-Type', 'image/*');
    upload.responseType = 'json';
    upload.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    upload.onerror = reject;
    upload.onload = () => {
      const reply = upload.response as { url?: string; message?: string } | null;
      if (upload.status === 201 && reply?.url) resolve({ url: reply.url });
      else if (upload.status < 500 && reply?.message) resolve({ refusal: reply.message });
      else reject(new Error(String(upload.status)));
    };
    upload.send(file);
  });
}
