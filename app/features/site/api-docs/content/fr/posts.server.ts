/** The calls about listings and activities, by the English text. */
export const posts: Record<string, string> = {
  'The listings you may see, newest first':
    'Les annonces que vous pouvez voir, de la plus récente à la plus ancienne',
  'One listing': 'Une annonce',
  'Post a listing in one of your communities': 'Publier une annonce dans une de vos communautés',
  'It is PENDING if the community’s board reviews posts first, and PUBLISHED otherwise. `status`, `authorId` and `slug` are ignored.':
    'Elle est PENDING si le conseil de la communauté examine d’abord les publications, et PUBLISHED sinon. `status`, `authorId` et `slug` sont ignorés.',
  'Decide on a listing, or close your own': 'Décider d’une annonce, ou clore la vôtre',
  'A moderator approves (PUBLISHED), rejects or removes it. Where an edit is under review beside a published one, PUBLISHED and REJECTED decide on that edit, and PUBLISHED also approves one that was rejected and has not changed since: the result is the listing as everyone sees it then, and its status stays PUBLISHED. The author withdraws it, marks it SOLD or relists it, and posts a withdrawn one again (PENDING where the board looks first, otherwise PUBLISHED). Nobody decides on their own listing while another moderator can. Asking for the status it already has is not an error.':
    'La modération l’approuve (PUBLISHED), la refuse ou l’enlève. Quand une modification attend à côté d’une annonce en ligne, PUBLISHED et REJECTED décident de cette modification, et PUBLISHED approuve aussi une modification refusée qui n’a pas changé depuis : la réponse est l’annonce telle que tout le monde la voit alors, et son statut reste PUBLISHED. La personne qui l’a publiée la retire, la marque SOLD ou la réactive, et republie une annonce retirée (PENDING si le conseil l’examine d’abord, PUBLISHED sinon). Personne ne décide de sa propre annonce tant que quelqu’un d’autre de la modération peut le faire. Demander le statut qu’elle a déjà n’est pas une erreur.',
  'The activities you may see, most recently posted first':
    'Les activités que vous pouvez voir, de la dernière publiée à la première',
  'One activity': 'Une activité',
  'Post an activity in one of your communities': 'Créer une activité dans une de vos communautés',
  'It is PENDING if the community’s board reviews posts first, and PUBLISHED otherwise. `status`, `authorId`, `slug` and `attendeeIds` are ignored.':
    'Elle est PENDING si le conseil de la communauté examine d’abord les publications, et PUBLISHED sinon. `status`, `authorId`, `slug` et `attendeeIds` sont ignorés.',
  'Decide on an activity, or cancel your own': 'Décider d’une activité, ou annuler la vôtre',
  'As for a listing, but an activity is never SOLD. One that is over can’t be approved. Its author cancels it (CANCELLED) until it is over, publishes it again, and posts a withdrawn one again only if it has not begun.':
    'Comme pour une annonce, mais une activité n’est jamais SOLD. Une activité terminée ne peut pas être approuvée. La personne qui l’a publiée peut l’annuler (CANCELLED) jusqu’à sa fin, la rétablir, et republier une activité retirée seulement si elle n’a pas commencé.',
  'The attendees of an activity, in the order they joined':
    'Les personnes qui participent à une activité, de la première inscrite à la dernière',
  'Join an activity': 'Participer à une activité',
  'A person who joins a full one is on the waiting list (`waitingPosition`) and moves up when someone leaves. Repeating it changes nothing.':
    'Si l’activité est complète, on passe sur la liste d’attente (`waitingPosition`) et on avance quand quelqu’un se désiste. Le répéter ne change rien.',
  'Leave an activity': 'Se désister d’une activité',
  'A person who joined can leave until it is over, whatever its status; one that is hidden comes without its text. Repeating it changes nothing.':
    'Toute personne qui y participe peut se désister tant que l’activité n’est pas terminée, quel que soit son statut ; une activité cachée est renvoyée sans son texte. Le répéter ne change rien.',
};
