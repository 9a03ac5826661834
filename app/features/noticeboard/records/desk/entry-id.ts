/** The id of the element that a document has in the lists of the desk. */
export const entryId = (documentId: string): string => `document-${documentId}`;
