/** The short list of reasons for a rejection or a removal: as moderators choose it, and as the author reads it. */
export const reasonsServer = {
  labels: {
    UNCLEAR: 'La description doit être plus claire',
    NOT_HERE: 'N’a pas sa place dans ce carrefour',
    RULES: 'Contraire aux règles de l’immeuble',
    PERSONAL: 'Montre des renseignements personnels',
    DUPLICATE: 'Publiée deux fois',
    COMMERCIAL: 'Publicité d’une entreprise',
    UNKIND: 'Manque de respect',
    OUTDATED: 'Renseignements périmés',
    OTHER: 'Un autre motif, à préciser',
  },
  words: {
    UNCLEAR:
      'La description doit être plus claire. Dites de quoi il s’agit, dans quel état est l’article, ou bien où et quand a lieu l’activité.',
    NOT_HERE: 'Cette publication n’a pas sa place dans ce carrefour, qui est réservé au voisinage.',
    RULES: 'Cette publication est contraire aux règles de l’immeuble.',
    PERSONAL:
      'Cette publication montre des renseignements personnels, comme un numéro d’unité, un numéro de téléphone ou un visage, qui ne devraient pas être publiés.',
    DUPLICATE: 'La même chose a déjà été publiée.',
    COMMERCIAL:
      'Cette publication fait la publicité d’une entreprise, et ce carrefour est réservé au voisinage.',
    UNKIND: 'Cette publication manque de respect à d’autres personnes. Formulez-la autrement.',
    OUTDATED: 'Cette publication n’est plus à jour.',
  },
  choose: 'Choisir un motif',
  notChosen: 'Choisissez un motif dans la liste, ou écrivez le vôtre',
  unknown: 'Choisissez un motif dans la liste',
  wordsMissing:
    'Écrivez le motif dans vos propres mots, ou choisissez un autre motif dans la liste',
} as const;
