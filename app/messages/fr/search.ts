/** What is found in a community. */
export const search = {
  title: 'Recherche',
  titleFor: 'Recherche : « {words} »',
  summary: 'Trouver une annonce, une activité, un avis, un bulletin ou un document {de:community}.',
  label: 'Que cherchez-vous ?',
  hint: 'Annonces, activités, avis, bulletins et documents {de:community}.',
  search: 'Chercher',
  found: {
    one: '{count} résultat pour « {words} »',
    other: '{count} résultats pour « {words} »',
  },
  near: {
    one: 'Aucun résultat pour « {words} ». {count} résultat à l’orthographe proche',
    other: 'Aucun résultat pour « {words} ». {count} résultats à l’orthographe proche',
  },
  more: 'Résultats suivants',
  earlier: 'Résultats précédents',
  kinds: {
    LISTING: 'Annonce',
    ACTIVITY: 'Activité',
    NOTICE: 'Avis',
    ISSUE: 'Bulletin',
    DOCUMENT: 'Document',
  },
  none: 'Aucun résultat pour « {words} ».',
  tips: {
    title: 'Conseils',
    fewer: 'Essayez un seul mot, ou un autre mot pour la même chose.',
    begin: 'Écrivez le début d’un mot : « bicy » trouve les bicyclettes.',
    quotes: 'Mettez des guillemets pour trouver une expression exacte : « table basse ».',
    signs: 'Les accents et les majuscules ne changent rien.',
  },
  look: 'Ou parcourez',
  buySell: 'Petites annonces',
  activities: 'Activités',
  notices: 'Tous les avis',
  documents: 'Documents',
} as const;
