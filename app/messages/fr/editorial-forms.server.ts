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
  pictureUnreadable:
    'Une image doit se trouver sur ce site : son adresse commence par /. Téléversez-la d’abord sous Images.',
  pictureMissing: 'Il n’y a pas d’image à cette adresse : {address}.',
  pictureRequired: 'Donnez l’adresse de l’image.',
  tooManyPictures: 'Quatre images au plus.',
  linkUnreadable: 'Un lien commence par https://',
  positionRequired: 'Choisissez un emplacement.',
  cardRequired: 'Écrivez ce que dit la carte.',
  otherSideMissing: {
    title: 'Traduisez aussi le titre, ou laissez l’autre langue vide.',
    description: 'Traduisez aussi la description, ou laissez l’autre langue vide.',
    location: 'Traduisez aussi le lieu, ou laissez l’autre langue vide.',
    excerpt: 'Traduisez aussi le court texte, ou laissez l’autre langue vide.',
    content: 'Traduisez aussi le texte, ou laissez l’autre langue vide.',
  },
  crowded:
    'À partir du {date}, c’est la troisième carte de son emplacement. Seules les deux qui commencent en dernier s’affichent.',
} as const;
