/** La page de l’espace de gestion qui met fin à une adhésion. */
export const ending = {
  title: 'Départ',
  summary: 'Fixer le jour où une adhésion prend fin.',
  titleOf: 'Départ {de:name}',
  lead: '{unit} : vous pouvez changer la date du départ ou annuler le départ jusqu’au dernier jour inclusivement.',
  setTo:
    'Le dernier jour de l’adhésion est le {day}. L’accès au carrefour prendra fin à minuit, ce soir-là.',
  whatHappens: 'Ce qui se passera',
  hubCloses:
    'Cette personne n’aura plus accès au carrefour, aux avis ni aux coordonnées qui s’y trouvent.',
  noPosts: 'Cette personne n’a aucune publication à retirer.',
  posts: {
    one: '{count} publication sera retirée :',
    other: '{count} publications seront retirées :',
  },
  noPlaces: 'Aucune place ne sera libérée dans les activités.',
  places: {
    one: 'Sa place sera libérée dans {count} activité :',
    other: 'Ses places seront libérées dans {count} activités :',
  },
  building:
    'Dans l’heure qui suit, ses réservations à venir seront annulées, sauf celle de l’ascenseur pour le déménagement. Ses demandes ouvertes restent chez vous.',
  moderates: 'La personne ne pourra plus modérer cette communauté.',
  code: 'Le code de l’unité {unit} cessera de fonctionner. Un nouveau code sera créé, et vous devrez imprimer une nouvelle lettre. Les autres personnes qui y habitent resteront membres.',
  noCode:
    'L’unité {unit} n’a pas de code valide en ce moment. Les autres personnes qui y habitent resteront membres.',
  historyStays: 'L’adhésion et son historique resteront au dossier.',
  hidden: 'Une activité qui n’est pas accessible pour l’instant',
  notSaved: 'Le dernier jour n’a pas été enregistré',
  when: 'Fin de l’adhésion',
  onDay: 'À la fin du jour de votre choix',
  now: 'Maintenant',
  endsOn: 'Dernier jour',
  endsOnHint:
    'Si vous avez choisi « Maintenant », laissez ce champ vide. Sinon, la personne aura accès au carrefour jusqu’à la fin du jour choisi.',
  reason: 'Motif',
  reasonHint: 'La personne verra ce motif. 500 caractères au maximum.',
  blocked:
    'Personne d’autre ne modère la communauté {community}. Nommez d’abord quelqu’un d’autre ; une personne responsable du site peut vous aider.',
  lastWarning:
    'Personne d’autre ne modère la communauté {community}. Si vous continuez, seules les personnes responsables du site s’en occuperont.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  endLast: 'Mettre fin à l’adhésion quand même',
  cancel: 'Annuler',
  takeBack: 'Annuler le départ',
} as const;
