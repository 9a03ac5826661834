/** The most photos a post can have, and the most bytes of one. */
export const mostPhotos = 8;
export const maxPhotoBytes = 10 * 1024 * 1024;

/** The most photos of one person that nothing uses yet: those of forms still being corrected, and of calls. */
export const mostWaitingPhotos = 100;
