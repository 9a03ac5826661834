/** Ce que seul le serveur dit de la fin d’une urgence. */
export const emergenciesServer = {
  usual: '« {title} » : c’est terminé. Merci de votre patience.',
  wordsRequired: {
    en: 'Entrez la phrase en anglais',
    fr: 'Entrez la phrase en français',
  },
  wordsTooLong: 'Limitez la phrase à {maximum} caractères ; elle en a {length}',
  notUp: 'Seul un avis d’urgence que les membres voient en ce moment peut prendre fin.',
  done: {
    title: 'C’est terminé',
    told: {
      one: '{count} personne reçoit un courriel.',
      other: '{count} personnes reçoivent un courriel.',
    },
    nobody: 'Les membres le voient pendant un jour.',
    already: 'La fin était déjà annoncée. Aucun autre courriel ne part.',
  },
  emails: {
    subject: 'C’est terminé {à:community} : {title}',
    since: 'Terminé depuis le',
    open: 'Ouvrir l’avis',
    because:
      'Vous recevez ce courriel parce que vous avez reçu cette urgence {à:community} par courriel. Les avis d’urgence partent toujours tout de suite.',
    standing: {
      subject: '{community} : un avis d’urgence est encore affiché',
      heading: 'Est-ce terminé ?',
      text: 'Cet avis d’urgence est en haut de chaque page depuis le {when} : « {title} ». Si c’est terminé, annoncez-le : les personnes qui l’ont reçu par courriel en recevront un autre. Sinon, vérifiez que le texte est encore juste.',
      over: 'C’est terminé',
      correct: 'Corriger l’avis',
      because: 'Vous recevez ce courriel parce que vous modérez {community} sur The Local Link.',
    },
  },
} as const;
