/** Parameters and fields, by the English text. */
export const fields: Record<string, string> = {
  'The first day, as in 2026-12-05; today by default':
    'Le premier jour, comme 2026-12-05 ; aujourd’hui par défaut',
  'The last day; two weeks after the first by default, and at most 31 days':
    'Le dernier jour ; deux semaines après le premier par défaut, et 31 jours au maximum',
  'How many can still have it; 0 for a time with a waiting list':
    'Combien peuvent encore l’avoir ; 0 pour une heure avec liste d’attente',
  'The name of the place': 'Le nom du lieu',
  'ASKED waits for the office; WAITING is on the waiting list. Both CONFIRMED and ASKED hold their time':
    'ASKED attend le bureau ; WAITING est sur la liste d’attente. CONFIRMED et ASKED gardent leur heure',
  'The number on the waiting list': 'Le rang sur la liste d’attente',
  'Until when its person may cancel it; null once it is over, declined or cancelled':
    'Jusqu’à quand la personne peut l’annuler ; null une fois passée, refusée ou annulée',
  'What is still to do before it': 'Ce qu’il reste à faire avant',
  'Who it is for': 'Pour qui',
  'Which of your units it is for; if omitted, your first one':
    'Pour laquelle de vos unités ; sinon, la première',
  'Needed only where several times begin together, such as stays of one and two nights':
    'Nécessaire seulement si plusieurs heures commencent ensemble, comme des séjours d’une et de deux nuits',
  'A note for the office': 'Une note pour le bureau',
  'Moderators only: who it is for, with `unit`, at the counter':
    'Pour la modération seulement : pour qui, avec `unit`, au comptoir',
  'Your own, or those of everyone, for moderators':
    'Les vôtres, ou celles de tout le monde, pour la modération',
  'The maximum number of rows to return': 'Le nombre maximal d’éléments à renvoyer',
  'The cursor of a page, from the `Link: <…>; rel="next"` header of the previous page':
    'Le curseur d’une page, tiré du `Link: <…>; rel="next"` de la page précédente',
  'Only posts of this community': 'Seulement les publications de cette communauté',
  'Only those that contain all these words, in either language; the last one can be the beginning of a word':
    'Seulement les résultats qui contiennent tous ces mots, ou des mots qui commencent comme le dernier, dans l’une ou l’autre langue',
  'Only those with these words, or words that begin with them, in the name or the address':
    'Seulement celles dont le nom ou l’adresse contient ces mots, ou des mots qui commencent ainsi',
  'Only those you moderate, including ones that aren’t open yet':
    'Seulement celles que vous modérez, même avant leur ouverture',
  'Its slug or its id': 'Son slug ou son id',
  'Its address, for people who may read the notice':
    'L’adresse du fichier, pour les personnes qui peuvent lire l’avis',
  'Plain text: blank lines between paragraphs, lists of lines that begin with "- " or "1. "':
    'Du texte brut : des lignes vides entre les paragraphes, des listes dont les lignes commencent par « - » ou « 1. »',
  'For moderators only': 'Pour la modération seulement',
  'The units as they were typed; for moderators only':
    'Telles qu’elles ont été écrites ; pour la modération seulement',
  'In the future for a scheduled notice; for a draft, the planned time':
    'Un moment à venir pour un avis programmé ; pour un brouillon, le moment souhaité',
  'The language of title and content; if omitted, the language of the request':
    'La langue du titre et du texte ; à défaut, celle de la demande',
  'The same texts in the other language': 'Les mêmes textes dans l’autre langue',
  'Such as "101-112, 305"': 'Par exemple « 101-112, 305 »',
  'If omitted, a new EMERGENCY is pinned and any other notice is not':
    'À défaut, un nouvel avis EMERGENCY est épinglé, et aucun autre ne l’est',
  'Whether to email the corrected notice to everyone it is for, including people who joined since; false if omitted':
    'Indique si toutes les personnes à qui il s’adresse, même arrivées depuis, reçoivent l’avis corrigé par courriel ; à défaut, non',
  'The day, in Ottawa, of what the notice is about': 'Le jour, à Ottawa, de ce que l’avis annonce',
  'When it starts that day, Ottawa time, such as 09:00; null for the whole day':
    'L’heure de début, ce jour-là, à Ottawa, par exemple 09:00 ; null pour la journée entière',
  'If in the future, the notice is scheduled; if omitted, it appears right away':
    'Si ce moment est à venir, l’avis est programmé ; à défaut, il paraît tout de suite',
  'When it leaves the hub': 'Le moment où il quitte le carrefour',
  'PUBLISHED if omitted': 'À défaut, PUBLISHED',
  'Why it is taken down; moderators read it': 'Le motif du retrait, que lit la modération',
  'The version the change was made on: 409 if it has changed since':
    'La version à partir de laquelle la modification a été faite : 409 si l’avis a changé depuis',
  'Chosen by the client. Send the same key again when you send the same change again.':
    'Choisie par le client. Envoyez de nouveau la même clé quand vous envoyez de nouveau la même modification.',
  'The language of title and description; if omitted, the language of the request':
    'La langue du titre et de la description ; à défaut, celle de la demande',
  'The part of the city that it serves': 'Le secteur de la ville qu’elle dessert',
  'The language of title and description': 'La langue du titre et de la description',
  'The language of its texts: the one you asked for, or the other one if there is no version in yours':
    'La langue de ses textes : celle que vous avez demandée, ou l’autre si personne n’a écrit cette version',
  'Addresses of its pictures on this site': 'Les adresses de ses images sur ce site',
  'Null for visitors and people from other communities, and for members once the post is closed':
    'null sans connexion, pour les gens d’ailleurs, et pour les membres une fois la publication close',
  'Why it is rejected or removed; if omitted, the reason in `reason`, or else the first one on the list':
    'Pourquoi la publication est refusée ou enlevée ; sans ce champ, le motif est dans `reason`, ou c’est le premier de la liste',
  'Every edit and decision adds one': 'Augmente de un à chaque modification et à chaque décision',
  'True if the decision was about an edit to a published post':
    'true si la décision porte sur la modification d’une publication en ligne',
  'The reason chosen from the list': 'Le motif choisi dans la liste',
  'The moderator’s own words': 'Les mots de la modération',
  'Why the post or an edit to it was rejected or removed, until the next decision. Only its author and the moderators get it, and only in the response for a single post':
    'Pourquoi la publication ou sa modification a été refusée ou enlevée, jusqu’à la décision suivante. Pour la personne qui l’a publiée et la modération seulement',
  'ISO 8601 in UTC': 'En UTC, au format ISO 8601',
  'The start; null if it is not set yet': 'Le début ; null s’il n’est pas encore fixé',
  'The end; null if none was given': 'La fin ; null si elle n’est pas indiquée',
  'How many can go besides the organizer; null for no limit':
    'Le nombre de places, sans compter la personne qui organise ; null s’il n’y a pas de limite',
  'How many people are on the waiting list': 'Le nombre de personnes qui attendent une place',
  'Your position on the waiting list, starting at 1; null if you’re not on it':
    'Votre rang sur la liste d’attente, à partir de 1 ; null si vous n’attendez pas',
  'The attendees; empty if the caller may not see them':
    'Les personnes qui participent ; liste vide si vous ne pouvez pas les voir',
  'The number of attendees, for every caller':
    'Le nombre de personnes qui participent, que tout le monde peut voir',
  'In cents; null if there is no set price': 'En cents ; null si le prix n’est pas fixé',
  'The code of the unit, from its letter: with it you become a member right away':
    'Le code de l’unité, donné dans sa lettre : vous devenez membre tout de suite',
  'Your current password: needed only to change the email address':
    'Votre mot de passe actuel : exigé seulement pour changer d’adresse courriel',
  'Agrees to lose access to the hub until the board has approved your new unit.':
    'Accepte d’attendre, sans accès au carrefour, que le conseil ait confirmé votre nouvelle unité.',
  'Agrees to what leaving a community means: live posts are withdrawn, spots in activities are freed, bookings are cancelled, and a right to moderate ends.':
    'Accepte ce que signifie quitter une communauté : publications retirées, places libérées, réservations annulées, fin du droit de modérer.',
  'Whether the other people in an activity see your email address':
    'Indique si les autres personnes d’une activité voient votre adresse courriel',
  'Whether the other people in an activity see the email address':
    'Indique si les autres personnes d’une activité voient l’adresse courriel',
  'Null if this person doesn’t show their address to other attendees':
    'null si la personne ne montre pas son adresse aux personnes qui participent',
  'The primary community, if any': 'La communauté principale, s’il y en a une',
  'The primary one first': 'La principale en premier',
  'The address of the profile photo': 'L’adresse de la photo de profil',
  'Roughly when the air conditioning comes on, as text':
    'La période où commence la climatisation, en texte libre',
  'Roughly when the heating comes on, as text':
    'La période où commence le chauffage, en texte libre',
  'Whether the board reviews listings and activities before they are published':
    'Indique si le conseil examine les annonces et les activités avant leur publication',
  'For example LIFESTYLE': 'Par exemple LIFESTYLE',
  'Paragraphs separated by blank lines; ## marks a heading':
    'Des paragraphes séparés par des lignes vides ; ## annonce un titre',
  'Null for an issue for the whole city': 'null pour un numéro destiné à toute la ville',
  'The address to put in the `images` of a listing or an activity':
    'L’adresse à mettre dans les `images` d’une annonce ou d’une activité',
  'In pixels': 'En pixels',
  'A message for people to read': 'Une phrase destinée aux gens',
  'Messages by field; the names are those of the HTML form':
    'Les messages par champ ; les noms sont ceux du formulaire HTML',
};
