/** La fin d’une urgence, dans l’espace de gestion. */
export const emergencies = {
  over: 'C’est terminé',
  summary: 'Annoncer la fin d’une urgence {à:community}.',
  lead: 'Pendant un jour, les membres voient ceci au lieu de l’urgence, en haut de chaque page. Ensuite, l’avis reste dans « Tous les avis ».',
  noEmails:
    'Personne n’a reçu cette urgence par courriel : aucun courriel ne part donc maintenant.',
  noMail: 'Personne ne le reçoit par courriel : ce site ne peut pas encore en envoyer.',
  sentences: { en: 'Phrase en anglais', fr: 'Phrase en français' },
  sentenceHint: 'Au maximum {maximum} caractères.',
  tell: {
    one: 'Annoncer la fin à {count} personne',
    other: 'Annoncer la fin à {count} personnes',
  },
  say: 'Annoncer la fin',
  cancel: 'Annuler',
  failed: 'L’avis d’urgence est encore affiché',
  changed: 'Vérifiez ce que dit l’avis maintenant, puis envoyez votre phrase de nouveau.',
  toNotice: 'Ouvrir l’avis',
} as const;
