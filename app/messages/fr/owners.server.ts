/** Ce que seul le serveur dit du registre des propriétaires. */
export const ownersServer = {
  loginFirst: 'Connectez-vous pour voir votre fiche de propriétaire.',
  notFound: 'Propriétaire introuvable',
  nameRequired: 'Entrez le nom du propriétaire',
  nameTooLong: 'Limitez le nom à {maximum} caractères',
  nameSigns: 'Laissez de côté @, < et > dans le nom',
  accountUnknown: 'Choisissez un compte de la liste',
  addressTooLong: 'Limitez l’adresse à six lignes et à 300 caractères',
  answerRequired: 'Choisissez si la personne a accepté ou refusé',
  givenOnRequired: 'Entrez la date de l’accord ou du refus',
  givenOnUnreadable: 'Entrez la date de l’accord ou du refus sous la forme 2026-12-31',
  givenOnLater: 'La date de l’accord ou du refus est à venir',
  wayRequired: 'Choisissez la forme de l’accord ou du refus',
  endedOnUnreadable: 'Entrez le dernier jour comme propriétaire sous la forme 2026-12-31',
  changedSince:
    'Une autre personne a modifié cette fiche pendant que vous l’aviez ouverte. Vérifiez les différences, puis enregistrez de nouveau.',
  added: 'Propriétaire ajouté au registre',
  saved: 'Fiche enregistrée',
  ownSaved: 'Votre fiche a été enregistrée',
  ownSavedText: '{unit}, {community}',
  csv: {
    owners: 'Propriétaires au registre',
    address: 'Adresse de signification',
    electronic: 'Avis par courriel',
    givenOn: 'Date du consentement',
    way: 'Forme du consentement',
  },
} as const;
