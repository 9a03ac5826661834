/** What the server says to an upload: its address, or why it is not taken. */
export type Sent = { url: string } | { refusal: string };

/**
 * Uploads one photo ahead of the form it belongs to; `onProgress` hears what part has gone, 0 to 1.
 * Rejects when there is no answer, or none that tells: then the form itself brings the photo.
 */
export function sendPhoto(file: File, onProgress: (part: number) => void): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    sending.open('POST', '/api/uploads');
    sending.setRequestHeader('Content-Type', file.type);
    sending.responseType = 'json';
    sending.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    sending.onerror = reject;
    sending.onload = () => {
      const answer = sending.response as { url?: string; message?: string } | null;
      if (sending.status === 201 && answer?.url) resolve({ url: answer.url });
      else if (sending.status < 500 && answer?.message) resolve({ refusal: answer.message });
      else reject(new Error(String(sending.status)));
    };
    sending.send(file);
  });
}
