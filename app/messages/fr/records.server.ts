/** What the server alone says about the records shelf. */
export const recordsServer = {
  notFound: 'Document introuvable',
  folderNotFound: 'Dossier introuvable',
} as const;
