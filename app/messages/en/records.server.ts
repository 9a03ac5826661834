/** What the server alone says about the records shelf. */
export const recordsServer = {
  notFound: 'Document not found',
  folderNotFound: 'Folder not found',
} as const;
