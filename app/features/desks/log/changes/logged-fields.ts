import type { LogSubject } from '#db/enums.ts';
import type { ValueKind } from './value-words.server.ts';

/** A value that lines of the log keep. */
export interface LoggedField {
  /** The name of its label. */
  label: string;
  kind: ValueKind;
  /** Where the snapshot has it. */
  now: string;
  /** Where it may have the value before. A dot leads into a group. */
  before?: string[];
}

const summary = (...names: string[]): LoggedField[] =>
  names.map((name) => ({ label: name, kind: 'count', now: name }));

/** The values of lines about each kind of subject, in reading order. */
export const loggedFields: Partial<Record<LogSubject, LoggedField[]>> = {
  MEMBER: [
    { label: 'unit', kind: 'text', now: 'unit', before: ['before.unit', 'unitBefore'] },
    { label: 'tenure', kind: 'tenure', now: 'tenure', before: ['before.tenure'] },
    { label: 'role', kind: 'role', now: 'role' },
    { label: 'endsOn', kind: 'day', now: 'endsOn' },
  ],
  ROLE: [
    { label: 'role', kind: 'role', now: 'to', before: ['from'] },
    { label: 'moderates', kind: 'yesNo', now: 'moderates' },
    { label: 'successor', kind: 'text', now: 'successor' },
    { label: 'onDay', kind: 'day', now: 'onDay' },
  ],
  UNIT: [
    { label: 'label', kind: 'text', now: 'label', before: ['labelBefore'] },
    { label: 'building', kind: 'text', now: 'newBuilding', before: ['building'] },
    { label: 'floor', kind: 'number', now: 'newFloor', before: ['floor'] },
    { label: 'unitKind', kind: 'unitKind', now: 'newUnitKind', before: ['unitKind'] },
    { label: 'owner', kind: 'text', now: 'owner', before: ['before.owner'] },
    {
      label: 'serviceEmail',
      kind: 'text',
      now: 'serviceEmail',
      before: ['before.serviceEmail'],
    },
    {
      label: 'serviceAddress',
      kind: 'text',
      now: 'serviceAddress',
      before: ['before.serviceAddress'],
    },
    { label: 'electronic', kind: 'consent', now: 'electronic', before: ['before.electronic'] },
    { label: 'givenOn', kind: 'day', now: 'givenOn', before: ['before.givenOn'] },
    { label: 'givenBy', kind: 'consentWay', now: 'givenBy', before: ['before.givenBy'] },
    { label: 'ownerAccount', kind: 'text', now: 'ownerAccount', before: ['before.ownerAccount'] },
    { label: 'ownerEndedOn', kind: 'day', now: 'ownerEndedOn', before: ['before.ownerEndedOn'] },
    { label: 'mortgagee', kind: 'text', now: 'mortgagee', before: ['before.mortgagee'] },
  ],
  COMMUNITY: [
    { label: 'units', kind: 'texts', now: 'units' },
    { label: 'units', kind: 'count', now: 'units' },
    { label: 'placedUnits', kind: 'texts', now: 'placedUnits' },
    { label: 'unitsOfAnotherKind', kind: 'texts', now: 'unitsOfAnotherKind' },
    { label: 'missing', kind: 'steps', now: 'missing' },
    { label: 'screen', kind: 'yesNo', now: 'screen' },
    { label: 'daySheet', kind: 'yesNo', now: 'daySheet' },
    { label: 'requestPlace', kind: 'text', now: 'requestPlace' },
    { label: 'offered', kind: 'yesNo', now: 'offered' },
    ...summary('created', 'updated', 'unchanged', 'membersUpdated', 'elsewhere', 'atDoor'),
    ...summary('errors', 'unknownUnits', 'unitsAdded', 'ownersAdded', 'removed'),
    {
      label: 'serviceRule',
      kind: 'serviceRule',
      now: 'serviceRule',
      before: ['before.serviceRule'],
    },
    {
      label: 'serviceDecidedOn',
      kind: 'day',
      now: 'serviceDecidedOn',
      before: ['before.serviceDecidedOn'],
    },
    { label: 'yearEndsOn', kind: 'day', now: 'yearEndsOn', before: ['before.yearEndsOn'] },
    { label: 'meetingOn', kind: 'day', now: 'meetingOn', before: ['before.meetingOn'] },
    { label: 'duty', kind: 'duty', now: 'duty' },
    { label: 'receivedOn', kind: 'day', now: 'receivedOn', before: ['before.receivedOn'] },
    { label: 'about', kind: 'text', now: 'about', before: ['before.about'] },
    { label: 'requestRemoved', kind: 'yesNo', now: 'requestRemoved' },
    { label: 'doneOn', kind: 'day', now: 'doneOn', before: ['before.doneOn'] },
    { label: 'doneBy', kind: 'text', now: 'doneBy', before: ['before.doneBy'] },
    { label: 'document', kind: 'text', now: 'document' },
    { label: 'exportedAt', kind: 'moment', now: 'exportedAt' },
    { label: 'entries', kind: 'count', now: 'entries' },
    { label: 'chainEnd', kind: 'text', now: 'chainEnd' },
  ],
  DOCUMENT: [
    { label: 'title', kind: 'text', now: 'title', before: ['titleBefore'] },
    { label: 'access', kind: 'access', now: 'access', before: ['accessBefore'] },
    { label: 'file', kind: 'text', now: 'file' },
    { label: 'version', kind: 'number', now: 'version' },
    { label: 'versions', kind: 'number', now: 'versions' },
    { label: 'datedOn', kind: 'day', now: 'datedOn' },
    { label: 'retainUntil', kind: 'day', now: 'retainUntil' },
  ],
  NOTICE: [
    { label: 'title', kind: 'text', now: 'title', before: ['before.title'] },
    { label: 'text', kind: 'text', now: 'text', before: ['before.text'] },
    { label: 'kind', kind: 'noticeKind', now: 'kind' },
    { label: 'audience', kind: 'audience', now: 'audience' },
    { label: 'audienceFloors', kind: 'texts', now: 'audienceFloors' },
    { label: 'audienceUnits', kind: 'text', now: 'audienceUnits' },
    { label: 'pinned', kind: 'yesNo', now: 'pinned' },
    { label: 'happensOn', kind: 'day', now: 'happensOn', before: ['before.happensOn'] },
    { label: 'happensFrom', kind: 'text', now: 'happensFrom', before: ['before.happensFrom'] },
    { label: 'happensUntil', kind: 'text', now: 'happensUntil', before: ['before.happensUntil'] },
    { label: 'publishedAt', kind: 'moment', now: 'publishedAt' },
    { label: 'expiresAt', kind: 'moment', now: 'expiresAt' },
    { label: 'overWords', kind: 'texts', now: 'overWords' },
    { label: 'slipsLeft', kind: 'texts', now: 'slipsLeft' },
    { label: 'slipsUndone', kind: 'texts', now: 'slipsUndone' },
    { label: 'mustBeServed', kind: 'yesNo', now: 'mustBeServed' },
    { label: 'emailCameBack', kind: 'text', now: 'emailCameBack' },
    { label: 'emailCameThrough', kind: 'text', now: 'emailCameThrough' },
    { label: 'cameBackOn', kind: 'day', now: 'cameBackOn' },
    { label: 'handedOver', kind: 'text', now: 'handedOver' },
    { label: 'handedUndone', kind: 'text', now: 'handedUndone' },
    { label: 'handedOn', kind: 'day', now: 'handedOn' },
    { label: 'handedBy', kind: 'text', now: 'handedBy' },
    { label: 'handedCount', kind: 'count', now: 'handedCount' },
    { label: 'servedAgain', kind: 'moment', now: 'servedAgain' },
    { label: 'servedOwners', kind: 'texts', now: 'servedOwners' },
  ],
  BOOKING: [
    { label: 'unit', kind: 'text', now: 'unit' },
    { label: 'startsAt', kind: 'moment', now: 'startsAt' },
    { label: 'endsAt', kind: 'moment', now: 'endsAt' },
    { label: 'damage', kind: 'text', now: 'damage' },
    { label: 'undoneEntry', kind: 'bookingEvent', now: 'undoneEntry' },
  ],
  REPORT: summary('reports'),
  REQUEST: [
    { label: 'state', kind: 'requestState', now: 'state' },
    { label: 'plannedFor', kind: 'day', now: 'plannedFor' },
    { label: 'assignee', kind: 'text', now: 'assignee' },
    { label: 'shared', kind: 'yesNo', now: 'shared' },
    { label: 'needsAnswer', kind: 'yesNo', now: 'needsAnswer' },
    { label: 'mergedInto', kind: 'text', now: 'mergedInto' },
    { label: 'unmergedFrom', kind: 'text', now: 'unmergedFrom' },
    { label: 'workOrder', kind: 'yesNo', now: 'workOrder' },
  ],
};
