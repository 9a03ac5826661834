import type { DeskRequestPage } from './request-page.server.ts';

/** The parts of a request's page that have a button and fields of their own. */
export type Part = 'change' | 'assign' | 'merge' | 'message' | 'order';

/** Whether the page of a request has a part. */
export function hasPart(page: DeskRequestPage, part: Part): boolean {
  const { moves, isOpen, isOfAuthorAlone, request, author, joiners } = page;
  switch (part) {
    case 'change':
      return moves.length > 0;
    case 'assign':
      return true;
    case 'merge':
    case 'order':
      return isOpen;
    case 'message':
      return (
        !isOfAuthorAlone &&
        request.into === null &&
        [author, ...joiners].some((one) => one?.isMember)
      );
  }
}
