/** Ce que seul le serveur dit des formulaires de la rédaction. */
export const editorialFormsServer = {
  titleRequired: 'Indiquez un titre',
  contentRequired: 'Écrivez le texte',
  sectionRequired: 'Indiquez la rubrique, par exemple LIFESTYLE',
  sectionUnreadable: 'Indiquez la rubrique en un ou quelques mots, en lettres ou en chiffres',
  startRequired: 'Indiquez la date de début',
  endRequired: 'Indiquez la date de fin',
  dateUnreadable: 'Choisissez un jour, et une heure s’il y en a une',
  dateSkipped:
    'On avance l’heure cette nuit-là : cette heure n’existe pas. Choisissez une autre heure.',
  endsBeforeStart: 'La fin doit venir après le début',
  pictureUnreadable:
    'Une image doit se trouver sur ce site : son adresse commence par /. Téléversez-la d’abord sous « Gérer les images ».',
  pictureMissing: 'Il n’y a pas d’image à l’adresse {address}. Vérifiez l’adresse.',
  pictureRequired: 'Indiquez l’adresse de l’image',
  tooManyPictures: 'Vous pouvez utiliser quatre images au maximum',
  linkUnreadable: 'Le lien doit commencer par https://',
  positionRequired: 'Choisissez un emplacement',
  cardRequired: 'Écrivez le texte de l’encart',
  nameRequired: 'Indiquez le nom de l’entreprise',
  tradeRequired: 'Indiquez le métier de l’entreprise, par exemple plomberie',
  contractorTextRequired: 'Écrivez une phrase ou deux sur l’entreprise',
  phoneUnreadable: 'Écrivez le numéro de téléphone en chiffres, par exemple 613-555-0123',
  contactRequired: 'Indiquez un numéro de téléphone ou un site web',
  sortOrderUnreadable: 'Indiquez un rang de 1 à 999',
  otherSideMissing: {
    trade: 'Traduisez aussi le métier, ou laissez l’autre version vide',
    area: 'Traduisez aussi le secteur desservi, ou laissez l’autre version vide',
    title: 'Traduisez aussi le titre, ou laissez l’autre version vide',
    description: 'Traduisez aussi la description, ou laissez l’autre version vide',
    location: 'Traduisez aussi le lieu, ou laissez l’autre version vide',
    excerpt: 'Traduisez aussi le court texte, ou laissez l’autre version vide',
    content: 'Traduisez aussi le texte, ou laissez l’autre version vide',
  },
  crowded:
    'À partir du {date}, cet emplacement a trois encarts. Seuls les deux plus récents s’affichent.',
} as const;
