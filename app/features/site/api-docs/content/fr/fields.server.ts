/** Parameters and fields, by the English text. */
export const fields: Record<string, string> = {
  'The most rows to return': 'Le nombre maximal d’éléments à renvoyer',
  'The cursor of a page, from the `Link: <…>; rel="next"` of the page before it':
    'Le curseur d’une page, tiré du `Link: <…>; rel="next"` de la page précédente',
  'Only posts of this community': 'Seulement les publications de cette communauté',
  'Only those with all these words, or with words that begin like the last one, in either language':
    'Seulement ceux qui contiennent tous ces mots, ou des mots qui commencent comme le dernier, dans l’une ou l’autre langue',
  'Only those with these words, or words that begin so, in the name or the address':
    'Seulement celles dont le nom ou l’adresse contient ces mots, ou des mots qui commencent ainsi',
  'Only those that you moderate, also before their doors open':
    'Seulement celles que vous modérez, même avant leur ouverture',
  'Its slug or its id': 'Son slug ou son id',
  'Where it is, for people who may read the notice': 'Où il se trouve, pour qui peut lire l’avis',
  'Plain text: blank lines between paragraphs, lists of lines that begin with "- " or "1. "':
    'Du texte brut : des lignes vides entre les paragraphes, des listes dont les lignes commencent par « - » ou « 1. »',
  'For moderators only': 'Pour la modération seulement',
  'As they were written; for moderators only':
    'Telles qu’elles ont été écrites ; pour la modération seulement',
  'In the future for one that is scheduled; of a draft, the time wished for':
    'Dans l’avenir pour un avis programmé ; pour un brouillon, le moment souhaité',
  'Of title and content; left out, the language of the request':
    'Celle du titre et du texte ; à défaut, la langue de la demande',
  'The same texts in the other language': 'Les mêmes textes dans l’autre langue',
  'Such as "101-112, 305"': 'Par exemple « 101-112, 305 »',
  'Left out, a new EMERGENCY is pinned and any other notice is not':
    'À défaut, un nouvel avis EMERGENCY est épinglé, et aucun autre ne l’est',
  'Whether everyone it is for gets the corrected one by email, also people who joined since; left out, no':
    'Si toutes les personnes à qui il s’adresse, même arrivées depuis, reçoivent l’avis corrigé par courriel ; à défaut, non',
  'The day in Ottawa on which what it is about happens': 'Le jour, à Ottawa, où cela se passe',
  'The hours of that day on the clocks of Ottawa, such as 09:00; null for the whole day':
    'Les heures de ce jour, à l’heure d’Ottawa, par exemple 09:00 ; null pour la journée entière',
  'In the future, the notice is scheduled; left out, it shows right away':
    'Dans l’avenir, l’avis est programmé ; à défaut, il paraît tout de suite',
  'When it leaves the hub': 'Le moment où il quitte le carrefour',
  'PUBLISHED where it is left out': 'À défaut, PUBLISHED',
  'Why it is taken down; moderators read it': 'Le motif du retrait, que lit la modération',
  'The version the change was made on: 409 if it has changed since':
    'La version à partir de laquelle la modification a été faite : 409 si l’avis a changé depuis',
  'Chosen by the client. Send the same key again when you send the same change again.':
    'Choisie par le client. Envoyez de nouveau la même clé quand vous envoyez de nouveau la même modification.',
  'Of title and description; left out, the language of the request':
    'Celle du titre et de la description ; à défaut, la langue de la demande',
  'The part of the city that it serves': 'Le secteur de la ville qu’elle dessert',
  'Of title and description': 'Celle du titre et de la description',
  'The language of its texts: the one you asked for, or the other one where nobody has written that side':
    'La langue de ses textes : celle que vous avez demandée, ou l’autre si personne n’a écrit cette version',
  'Addresses of its pictures on this site': 'Les adresses de ses images sur ce site',
  'Null for visitors and people from elsewhere, and for members once it is closed':
    'null sans connexion, pour les gens d’ailleurs, et pour les membres une fois qu’elle est close',
  'Why it is rejected or removed; left out, the reason is in `reason`, or the first of the list':
    'Pourquoi la publication est refusée ou enlevée ; sans ce champ, le motif est dans `reason`, ou c’est le premier de la liste',
  'Every edit and decision adds one': 'Augmente de un à chaque modification et à chaque décision',
  'True for an edit beside a published post':
    'true pour une modification à côté d’une publication en ligne',
  'The entry of the list': 'L’entrée de la liste',
  "The moderator's own words": 'Les mots de la modération',
  'Why it or an edit beside it was rejected or removed, until the next decision. Only for its author and the moderators, of one post':
    'Pourquoi la publication ou sa modification a été refusée ou enlevée, jusqu’à la décision suivante. Pour la personne qui l’a publiée et la modération seulement',
  'ISO 8601 in UTC': 'En UTC, au format ISO 8601',
  'The start; null if it is not set yet': 'Le début ; null s’il n’est pas encore fixé',
  'The end; null if none was given': 'La fin ; null si elle n’est pas indiquée',
  'How many can go besides the organizer; null for no limit':
    'Le nombre de places, sans la personne qui organise ; null sans limite',
  'How many wait for a place': 'Le nombre de personnes qui attendent une place',
  'Your place in line, from 1; null unless you wait':
    'Votre rang sur la liste d’attente, à partir de 1 ; null si vous n’attendez pas',
  'The attendees; empty if the caller may not see them':
    'Les personnes qui participent ; liste vide si vous ne pouvez pas les voir',
  'The number of attendees, for every caller':
    'Le nombre de personnes qui participent, que tout le monde peut voir',
  'In cents; null if there is no set price': 'En cents ; null si le prix n’est pas fixé',
  'The code of the unit, from its letter: with it you become a member right away':
    'Le code de l’unité, donné dans sa lettre : vous devenez membre tout de suite',
  'Your present password: needed only to change the email address':
    'Votre mot de passe actuel : exigé seulement pour changer d’adresse courriel',
  'Agrees to wait, without the hub, until the board has confirmed your new unit.':
    'Accepte d’attendre, sans le portail, que le conseil ait confirmé votre nouvelle unité.',
  'Agrees to what leaving a community means: live posts are withdrawn, places in activities freed, and a right to moderate ends.':
    'Accepte ce que signifie quitter une communauté : publications retirées, places libérées, fin du droit de modérer.',
  'Whether the other people of an activity see your email address':
    'Indique si les autres personnes d’une activité voient votre adresse courriel',
  'Whether the other people of an activity see the email address':
    'Indique si les autres personnes d’une activité voient l’adresse courriel',
  'Null for a person who doesn’t show the address to attendees':
    'null si la personne ne montre pas son adresse aux personnes qui participent',
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
