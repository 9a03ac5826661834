/** Parameters and fields, by the English text. */
export const fields: Record<string, string> = {
  'The most rows to return': 'Le nombre maximal d’éléments à renvoyer',
  'The cursor of a page, from the `Link: <…>; rel="next"` of the page before it':
    'Le curseur d’une page, tiré du `Link: <…>; rel="next"` de la page précédente',
  'Only posts of this community': 'Seulement les publications de cette communauté',
  'Its slug or its id': 'Son slug ou son id',
  'Chosen by the client. Send the same key again when you send the same change again.':
    'Choisie par le client. Envoyez de nouveau la même clé quand vous envoyez de nouveau la même modification.',
  'Of title and description; left out, the language of the request':
    'Celle du titre et de la description ; à défaut, la langue de la demande',
  'Of title and description': 'Celle du titre et de la description',
  'The language of its texts: the one you asked for, or the other one where nobody has written that side':
    'La langue de ses textes : celle que vous avez demandée, ou l’autre si personne n’a écrit cette version',
  'Addresses of its pictures on this site': 'Les adresses de ses images sur ce site',
  'Null for visitors and people from elsewhere, and for members once it is closed':
    'null sans connexion, pour les gens d’ailleurs, et pour les membres une fois qu’elle est close',
  'Every edit and decision adds one': 'Augmente de un à chaque modification et à chaque décision',
  'ISO 8601 in UTC': 'En UTC, au format ISO 8601',
  'The start; null if it is not set yet': 'Le début ; null s’il n’est pas encore fixé',
  'The attendees; empty if the caller may not see them':
    'Les personnes qui participent ; liste vide si vous ne pouvez pas les voir',
  'The number of attendees, for every caller':
    'Le nombre de personnes qui participent, que tout le monde peut voir',
  'In cents; null if there is no set price': 'En cents ; null si le prix n’est pas fixé',
  'Your present password: needed only to change the email address':
    'Votre mot de passe actuel : exigé seulement pour changer d’adresse courriel',
  'Agrees to what leaving a community means: your live posts there are withdrawn, you are taken off its activities still to come, and a right to moderate it ends. Without it, such a request is 409.':
    'Confirme le départ d’une communauté et ses suites : vos publications en ligne y sont retirées, vous ne participez plus à ses activités à venir et vous ne pouvez plus la modérer. Sans ce champ, une telle demande donne 409.',
  'The primary community, if any': 'La communauté principale, s’il y en a une',
  'The primary one first': 'La principale en premier',
  'The address of the profile photo': 'L’adresse de la photo de profil',
  'About when the air conditioning comes on, in words':
    'La période où commence la climatisation, en mots',
  'About when the heating comes on, in words': 'La période où commence le chauffage, en mots',
  'Whether the board reviews listings and activities before they are published':
    'Indique si le conseil examine les annonces et les activités avant leur publication',
  'For example LIFESTYLE': 'Par exemple LIFESTYLE',
  'Paragraphs separated by blank lines; ## marks a heading':
    'Des paragraphes séparés par des lignes vides ; ## annonce un titre',
  'Null for an issue for the whole city': 'null pour un numéro destiné à toute la ville',
  'The address to put in the `images` of a listing or an activity':
    'L’adresse à mettre dans les `images` d’une annonce ou d’une activité',
  'In pixels': 'En pixels',
  'A sentence for people': 'Une phrase destinée aux gens',
  'Messages by field; the names are those of the HTML form':
    'Les messages par champ ; les noms sont ceux du formulaire HTML',
};
