/** The calls of requests to the board, and notices that must be served, by the English text. */
export const requests: Record<string, string> = {
  'For its author and moderators only':
    'Pour la personne qui l’a envoyée et la modération seulement',
  'The author’s unit. For its author and moderators only':
    'L’unité de la personne qui l’a envoyée. Pour elle et la modération seulement',
  'How many people it affects': 'Combien de personnes elle touche',
  'Its reference, such as HP-1042': 'Son numéro, par exemple HP-1042',
  'Null once the personal words are deleted': 'null une fois le texte personnel supprimé',
  'Oldest first. Notes are for moderators only':
    'Dans l’ordre du temps. Les notes sont pour la modération seulement',
  'The common place it is about; null for a unit':
    'Le lieu commun dont il s’agit ; null pour une unité',
  'The language of `text`': 'La langue de `text`',
  'The reference of the one it goes on as':
    'Le numéro de la demande avec laquelle elle a été fusionnée',
  'Whether neighbours may join it': 'Indique si les autres membres peuvent la suivre',
  'A common place of the community, by its id or its name in either language; `null` or `"unit"` for the caller’s own unit, `"unit:412"` for a further one of theirs':
    'Un lieu commun de la communauté, par son id ou son nom dans l’une ou l’autre langue ; `null` ou `"unit"` pour sa propre unité, `"unit:412"` pour une autre des siennes',
  'The language of `text`; if omitted, the language of the request':
    'La langue de `text` ; à défaut, celle de l’appel',
  'The version you read: if it has changed since, nothing is saved (409)':
    'La version que vous avez lue : si elle a changé depuis, rien n’est enregistré (409)',
  'Whether somebody may come in while nobody is home; if omitted, `CALL` with a `phone` and `NO` without one':
    'Indique si quelqu’un peut entrer quand il n’y a personne ; à défaut, `CALL` avec un `phone`, sinon `NO`',
  'Whether it has to be served on each owner':
    'Indique si l’avis doit être signifié à chaque propriétaire',
  'Whether it has to be served on each owner: only for MEETING and STATUTORY; false if omitted':
    'Indique si l’avis doit être signifié à chaque propriétaire : pour MEETING et STATUTORY seulement ; à défaut, non',
  'A request with its history': 'Une demande avec son historique',
  'Change a request, or write about it': 'Modifier une demande, ou écrire à son sujet',
  'For its author, for people who joined it, and for moderators.':
    'Pour la personne qui l’a envoyée, celles qui la suivent et la modération.',
  'Moderators set the state: PLANNED with `plannedFor`, DECLINED with `words`; `words` are for the people it affects, and for its author alone while it is not shared and affects nobody else; `note` is for moderators. Its author sends REOPENED within 14 days after its end, DONE if it isn’t needed any more, or `words` alone. Where neighbours follow it, DONE only tells moderators, and the state stays.':
    'La modération fixe l’état : PLANNED avec `plannedFor`, DECLINED avec `words` ; `words` s’adresse aux personnes touchées, ou à la seule personne qui l’a envoyée tant que la demande n’est pas partagée et ne touche personne d’autre ; `note` s’adresse à la modération. La personne qui l’a envoyée peut mettre REOPENED dans les 14 jours qui suivent sa fin, DONE si elle n’est plus nécessaire, ou `words` seul. Si d’autres membres la suivent, DONE informe seulement la modération, et l’état ne change pas.',
  'Moderators get all of them; others get those that they sent or joined.':
    'La modération les reçoit toutes ; les autres, celles qu’ils ont envoyées ou qu’ils suivent.',
  'Send a request to the board and the manager of one of your communities':
    'Envoyer une demande au conseil et à la gestion d’une de vos communautés',
  'The requests of a community that you may read, newest first':
    'Les demandes d’une communauté que vous pouvez lire, les plus récentes d’abord',
  'Upload photos first, and send their URLs in `images`. One about a common place can be joined by neighbours. Where the community takes no requests, this is 404.':
    'Téléversez d’abord les photos, puis envoyez leurs adresses dans `images`. Les autres membres peuvent suivre une demande sur un lieu commun. Si la communauté ne reçoit pas de demandes, la réponse est 404.',
};
