/** The server's reply to an upload: the photo's address, or why it was refused. */
type UploadReply = { url: string } | { refusal: string };

/**
 * Uploads one photo before its form is sent. `onProgress` gets the part that was sent, 0 to 1.
 * Rejects when the server cannot be reached or fails: then the photo goes with the form.
 */
export function sendPhoto(file: File, onProgress: (part: number) => void): Promise<UploadReply> {
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
