/** The archive of notices, and the page of one. */
export const noticeArchive = {
  title: 'Avis',
  lead: 'Tous les avis que le conseil et la gestion ont publiés à votre intention, du plus récent au plus ancien.',
  summary: 'Tous les avis {de:community}, passés et présents.',
  search: 'Chercher',
  searchLabel: 'Chercher dans les avis',
  year: 'Année',
  everyYear: 'Toutes les années',
  none: 'Aucun avis pour l’instant.',
  noneFound: 'Aucun résultat. Essayez avec moins de mots ou une autre année.',
  expired: 'Expiré',
  notOut: 'Les membres ne voient pas cet avis.',
  files: 'Fichiers',
  toDesk: 'Modifier cet avis',
  published: 'Publié le {date}',
  publishedBy: {
    BOARD: 'Publié le {date} par {author}, membre du conseil',
    MANAGER: 'Publié le {date} par {author}, gestionnaire',
    ADMIN: 'Publié le {date} par {author}, responsable du site',
  },
  expires: 'Dans le carrefour jusqu’au {date}',
  expiredOn: 'Expiré le {date}',
} as const;
