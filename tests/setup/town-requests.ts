import {
  RequestAnswer,
  RequestEntry,
  RequestJoiner,
  RequestPlace,
  RequestWorkOrder,
  ServiceRequest,
  type Community,
  type User,
} from '#db/entities/index.ts';
import {
  workOrderHash,
  workOrderSecret,
} from '#app/features/building/requests/work-order/address.server.ts';
import type { Em } from './sessions.ts';

interface People {
  author: User;
  joiner: User;
  board: User;
}

/**
 * A request with everything that a desk can have beside it: a common place, somebody who joined, a note, a canned
 * answer and a contractor's link. Flushes. `number` is that of its reference.
 */
export async function makeDeskRequest(
  em: Em,
  community: Community,
  { author, joiner, board }: People,
  { number, word = '' }: { number: number; word?: string },
) {
  const place = em.create(RequestPlace, {
    community,
    name: `Elevator B ${word}`.trim(),
    translation: { name: `Ascenseur B ${word}`.trim() },
    position: number,
  });
  const answer = em.create(RequestAnswer, {
    community,
    title: `Elevator company called ${word}`.trim(),
    text: 'We’ve called the elevator company.',
    translation: { title: 'Entreprise appelée', text: 'Nous avons appelé l’entreprise.' },
  });
  const request = em.create(ServiceRequest, {
    ...{ community, number, ref: `DR-${number}`, author, unitLabel: '201', place },
    ...{ category: 'ELEVATOR', text: 'It stops between two floors.', phone: '613-555-0177' },
    ...{ isShared: true, affected: 2 },
  });
  em.create(RequestJoiner, { request, user: joiner });
  em.create(RequestEntry, {
    ...{ request, kind: 'NOTE', author: board, authorRole: 'BOARD', byDesk: true },
    words: `Zznote of the desk ${word}`.trim(),
  });
  em.create(RequestEntry, { request, kind: 'CONTRACTOR', words: 'Zzwords of the contractor' });
  await em.flush();
  const nonce = `nonce of ${request.id}`;
  const secret = workOrderSecret(request.id, nonce);
  em.create(RequestWorkOrder, {
    ...{ request, nonce, hash: workOrderHash(secret), madeBy: board },
    letsIn: 'The concierge, 613-555-0155',
  });
  await em.flush();
  return { request, ref: request.ref, place, answer, secret };
}
