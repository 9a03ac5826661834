/** The newsletters tab of the hub. */
export const newsletters = {
  archives: 'Archives du bulletin',
  none: 'Aucun bulletin pour l’instant.',
  toDocuments: 'Voir tous les documents',
  viewPdf: 'Voir le PDF',
  viewPdfOf: 'Voir le PDF de « {title} », dans un nouvel onglet',
  newer: 'Numéros plus récents',
  older: 'Numéros plus anciens',
} as const;
