/** Whether a photo stays whole or becomes the square portrait of a person. */
export type CropMode = 'whole' | 'portrait';

/** What the child process is asked to do. */
export interface Task {
  bytes: Uint8Array;
  crop: CropMode;
}

/** The files made of a photo: WebP files by their width, and the size of the largest in pixels. */
export interface Rendered {
  width: number;
  height: number;
  files: Map<number, Uint8Array>;
}

/** Why a photo cannot be taken. Each is a message of the catalogue, `photos.<fault>`. */
export type Fault =
  | 'wrongFormat'
  | 'heic'
  | 'sideTooLong'
  | 'tooManyPixels'
  | 'tooManyPixelsAvif'
  | 'damaged'
  | 'tooHeavy';

/** What the child process replies. */
export type TaskResult = { rendered: Rendered } | { fault: Fault };
