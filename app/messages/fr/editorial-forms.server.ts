/** Ce que seul le serveur dit des formulaires de la rédaction. */
export const editorialFormsServer = {
  titleRequired: 'Donnez un titre.',
  contentRequired: 'Écrivez le texte.',
  sectionRequired: 'Nommez la rubrique, par exemple LIFESTYLE.',
  sectionUnreadable: 'Une rubrique tient en un mot ou quelques-uns, en lettres.',
  startRequired: 'Dites quand cela commence.',
  endRequired: 'Dites quand cela finit.',
  dateUnreadable: 'Choisissez un jour, et une heure s’il y en a une.',
  dateSkipped: 'On avance l’heure à ce moment-là. Choisissez-en une autre.',
  endsBeforeStart: 'La fin vient avant le début.',
  pictureUnreadable: 'L’adresse d’une image commence par / ou https://',
  pictureRequired: 'Donnez l’adresse de l’image.',
  tooManyPictures: 'Quatre images au maximum.',
  linkUnreadable: 'Un lien commence par https://',
  positionRequired: 'Choisissez un emplacement.',
  cardRequired: 'Écrivez le texte de l’encart.',
  otherSideIncomplete: 'Traduisez ceci aussi, ou laissez l’autre langue vide.',
  crowded:
    'À partir du {date}, c’est le troisième encart de son emplacement. Seuls les deux qui commencent en dernier s’affichent.',
} as const;
