/** Ce que seul le serveur dit des formulaires de la rédaction. */
export const editorialFormsServer = {
  titleRequired: 'Donnez un titre',
  contentRequired: 'Écrivez le texte',
  sectionRequired: 'Nommez la rubrique, par exemple LIFESTYLE',
  sectionUnreadable: 'Nommez la rubrique en un ou quelques mots, en lettres ou en chiffres',
  startRequired: 'Indiquez le début',
  endRequired: 'Indiquez la fin',
  dateUnreadable: 'Choisissez un jour, et une heure s’il y en a une',
  dateSkipped:
    'On avance l’heure cette nuit-là : cette heure n’existe pas. Choisissez-en une autre.',
  endsBeforeStart: 'La fin doit venir après le début',
  pictureUnreadable:
    'Une image doit se trouver sur ce site : son adresse commence par /. Téléversez-la d’abord sous « Images ».',
  pictureMissing: 'Il n’y a pas d’image à cette adresse : {address}',
  pictureRequired: 'Indiquez l’adresse de l’image',
  tooManyPictures: 'Quatre images au maximum',
  linkUnreadable: 'Le lien doit commencer par https://',
  positionRequired: 'Choisissez un emplacement',
  cardRequired: 'Écrivez le texte de l’encart',
  nameRequired: 'Indiquez le nom',
  tradeRequired: 'Indiquez ce que fait l’entreprise, par exemple plomberie',
  contractorTextRequired: 'Écrivez une phrase ou deux sur l’entreprise',
  phoneUnreadable: 'Écrivez le numéro de téléphone en chiffres, par exemple 613-555-0123',
  contactRequired: 'Indiquez un numéro de téléphone ou un site Web',
  sortOrderUnreadable: 'Écrivez un nombre de 1 à 999',
  otherSideMissing: {
    trade: 'Traduisez aussi le métier, ou laissez l’autre langue vide',
    area: 'Traduisez aussi le secteur desservi, ou laissez l’autre langue vide',
    title: 'Traduisez aussi le titre, ou laissez l’autre langue vide',
    description: 'Traduisez aussi la description, ou laissez l’autre langue vide',
    location: 'Traduisez aussi le lieu, ou laissez l’autre langue vide',
    excerpt: 'Traduisez aussi le court texte, ou laissez l’autre langue vide',
    content: 'Traduisez aussi le texte, ou laissez l’autre langue vide',
  },
  crowded:
    'À partir du {date}, cet emplacement a trois encarts. Seuls les deux plus récents s’affichent.',
} as const;
