/** What is found in a community. */
export const search = {
  title: 'Recherche',
  titleFor: 'Recherche de « {words} »',
  summary: 'Trouver une annonce, une activité, un avis, un bulletin ou un document {de:community}.',
  label: 'Que cherchez-vous ?',
  hint: 'Annonces, activités, avis, bulletins et documents {de:community}.',
  search: 'Chercher',
  found: {
    one: '{count} résultat pour « {words} »',
    other: '{count} résultats pour « {words} »',
  },
  near: {
    one: 'Aucun résultat pour « {words} ». {count} résultat a une orthographe proche.',
    other: 'Aucun résultat pour « {words} ». {count} résultats ont une orthographe proche.',
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
    title: 'Conseils de recherche',
    fewer: 'Essayez avec un seul mot, ou avec un synonyme.',
    begin: 'Écrivez le début d’un mot : « bicy » trouve les bicyclettes.',
    quotes: 'Mettez des guillemets pour trouver une expression exacte : « table basse ».',
    signs: 'Les accents et les majuscules ne changent rien.',
  },
  look: 'Ou parcourez ces pages',
  buySell: 'Petites annonces',
  activities: 'Activités',
  notices: 'Tous les avis',
  documents: 'Documents',
} as const;
