/** La page qui télécharge tous les dossiers d’une communauté. */
export const communityExport = {
  title: 'Télécharger tous les dossiers',
  lead: 'Tout ce que conserve cet espace de gestion, dans un fichier que vous pouvez lire sans ce site.',
  parts: {
    people:
      'Les membres, les demandes, les invitations, les anciens membres et les unités, en feuilles de calcul (CSV).',
    notices: 'Les avis, chacun avec son affiche, sa preuve de remise et ses fichiers.',
    documents: 'Les documents dans leurs dossiers, avec les versions antérieures.',
    posts:
      'Les annonces et les activités avec leurs photos, et les décisions prises à leur sujet, en feuilles de calcul.',
    data: 'Les mêmes données sous une forme qu’un autre site peut importer (JSON), avec le registre des propriétaires, la signification des avis, les demandes, les réservations et l’année du conseil.',
    log: 'Le journal complet. Chaque entrée contient l’empreinte de la précédente : une entrée manquante ou modifiée se voit.',
  },
  left: 'Absents du fichier : les mots de passe, les codes des unités, l’identité des personnes qui ont fait un signalement, les messages entre résidents et les attestations d’assurance des réservations.',
  care: 'Le fichier contient des noms, des adresses postales et courriel, et des numéros de téléphone. Gardez-le avec autant de soin que le registre. Le journal indiquera que vous l’avez téléchargé.',
  download: 'Télécharger le fichier',
  limit:
    'Vous pouvez le télécharger cinq fois par heure. Pour un grand immeuble, cela prend quelques minutes.',
} as const;
