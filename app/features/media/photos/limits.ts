/** The most photos a post can have, and the most bytes of one. */
export const mostPhotos = 8;
export const maxPhotoBytes = 10 * 1024 * 1024;
