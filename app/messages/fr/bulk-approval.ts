/** What became of the posts that were ticked in the queue and approved together. */
export const bulkApproval = {
  title: 'Approbation de publications',
  summary: 'Le résultat pour chaque publication sélectionnée.',
  lead: {
    one: '{count} publication sur {all} a été approuvée.',
    other: '{count} publications sur {all} ont été approuvées.',
  },
  done: 'Approuvée',
  notDone: 'Non approuvée',
  approved: 'La publication est maintenant en ligne.',
  changeApproved: 'Le nouveau texte est maintenant en ligne.',
  noneTicked: 'Sélectionnez d’abord au moins une publication.',
  unsent: 'Pas encore envoyé',
  unsentLead:
    'Vous aviez commencé à refuser ces publications. Personne n’en a été avisé : ouvrez la publication pour la refuser.',
  unsentCode: 'Vous aviez choisi un motif dans la liste.',
  backToQueue: 'Retour à la modération',
} as const;
