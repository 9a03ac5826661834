/** One side of a comparison, in words. */
export interface ComparedSide {
  text: string;
  /** The addresses of thumbnails. */
  pictures: string[];
}

/** A field that says something else on each side. */
export interface ComparedField {
  name: string;
  label: string;
  before: ComparedSide;
  after: ComparedSide;
}
