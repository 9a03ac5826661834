/** The calls about listings and activities, by the English text. */
export const posts: Record<string, string> = {
  'The listings you may see, newest first':
    'Les annonces que vous pouvez voir, de la plus récente à la plus ancienne',
  'One listing': 'Une annonce',
  'Post a listing in one of your communities': 'Publier une annonce dans une de vos communautés',
  'It is PENDING if the community’s board reviews posts first, and PUBLISHED otherwise. `status`, `authorId` and `slug` are ignored.':
    'Elle est PENDING si le conseil de la communauté examine d’abord les publications, et PUBLISHED sinon. `status`, `authorId` et `slug` sont ignorés.',
  'Decide on a listing, or close your own':
    'Rendre une décision sur une annonce, ou clore la vôtre',
  'A moderator approves the listing (PUBLISHED), rejects it or removes it. If an edit to a published listing is under review, PUBLISHED and REJECTED decide on that edit; PUBLISHED also approves an edit that was rejected and has not changed since. The response is then the listing as everyone sees it, and its status stays PUBLISHED. The author withdraws the listing, marks it SOLD or brings it back, and posts a withdrawn one again (PENDING if the board reviews posts first, otherwise PUBLISHED). Moderators can’t decide on their own listing if another moderator can. Asking for the status it already has is not an error.':
    'La modération l’approuve (PUBLISHED), la refuse ou l’enlève. Quand la modification d’une annonce en ligne est en attente, PUBLISHED et REJECTED s’appliquent à cette modification, et PUBLISHED approuve aussi une modification refusée qui n’a pas changé depuis : la réponse est l’annonce telle que tout le monde la voit alors, et son état reste PUBLISHED. La personne qui l’a publiée la retire, la marque SOLD ou la réactive, et republie une annonce retirée (PENDING si le conseil l’examine d’abord, PUBLISHED sinon). Personne ne décide de sa propre annonce tant que quelqu’un d’autre de la modération peut le faire. Demander l’état qu’elle a déjà n’est pas une erreur.',
  'The activities you may see, most recently posted first':
    'Les activités que vous pouvez voir, de la dernière publiée à la première',
  'One activity': 'Une activité',
  'Post an activity in one of your communities': 'Créer une activité dans une de vos communautés',
  'It is PENDING if the community’s board reviews posts first, and PUBLISHED otherwise. `status`, `authorId`, `slug` and `attendeeIds` are ignored.':
    'Elle est PENDING si le conseil de la communauté examine d’abord les publications, et PUBLISHED sinon. `status`, `authorId`, `slug` et `attendeeIds` sont ignorés.',
  'Decide on an activity, or cancel your own':
    'Rendre une décision sur une activité, ou annuler la vôtre',
  'This works as it does for a listing, but an activity is never SOLD. An activity that is over can’t be approved. Its author can cancel it (CANCELLED) until it is over, and can bring it back. A withdrawn activity can be posted again only if it has not begun.':
    'Comme pour une annonce, mais une activité n’est jamais SOLD. Une activité terminée ne peut pas être approuvée. La personne qui l’a publiée peut l’annuler (CANCELLED) jusqu’à sa fin, la réactiver, et republier une activité retirée seulement si elle n’a pas commencé.',
  'The attendees of an activity, in the order they joined':
    'Les personnes qui participent à une activité, de la première inscrite à la dernière',
  'Join an activity': 'Participer à une activité',
  'If the activity is full, you go on the waiting list (`waitingPosition`) and move up when someone leaves. Repeating the call changes nothing.':
    'Si l’activité est complète, vous êtes sur la liste d’attente (`waitingPosition`) et vous avancez quand quelqu’un se désiste. Répéter la demande ne change rien.',
  'Leave an activity': 'Se désister d’une activité',
  'Anyone who joined can leave until the activity is over, whatever its status; a hidden activity is returned without its text. Repeating the call changes nothing.':
    'Toute personne qui y participe peut se désister tant que l’activité n’est pas terminée, quel que soit son état ; une activité cachée est renvoyée sans son texte. Répéter la demande ne change rien.',
};
