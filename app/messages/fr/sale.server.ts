/** Ce que seul le serveur dit de la vente d’une unité. */
export const saleServer = {
  sellersRequired: 'Sélectionnez les personnes qui ont vendu',
  soldOnRequired: 'Entrez le jour de la clôture',
  soldOnUnreadable: 'Entrez le jour de la clôture sous la forme 2026-12-31',
  soldOnLater: 'Le jour de la clôture est à venir. Notez la vente ce jour-là.',
  soldOnEarlier:
    'Le registre compte {name} parmi les propriétaires depuis le {day}, et le jour de la clôture doit être plus tard.',
  nameRequired: 'Entrez le nom de l’acheteur',
  residenceRequired: 'Choisissez ce que devient leur domicile',
  buyerHomeRequired: 'Choisissez où habitent les acheteurs',
  emailRequired:
    'Entrez une adresse courriel pour inviter l’acheteur, ou choisissez « Pas encore connu »',
  ownersChanged:
    'Une autre personne a modifié les propriétaires de cette unité depuis que vous avez ouvert cette page. Rechargez la page.',
  done: 'Vente notée',
  doneBuyers: 'Propriétaires à partir du jour de la clôture : {names}',
  doneNoBuyer: 'Ajoutez ici les nouveaux propriétaires dès que vous les connaissez.',
} as const;
