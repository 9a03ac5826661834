/** What the server alone says about keeping the documents. */
export const recordsDeskServer = {
  titleMissing: 'Enter a title',
  tooLong: 'Keep this text to {maximum} characters; it has {length} now',
  folderMissing: 'Choose a folder',
  languageMissing: 'Choose the language of the document',
  dateMissing: 'Enter the date of the document',
  dateInvalid: 'Enter the date like this: 2026-12-31',
  accessMissing: 'Choose who has access',
  accessUnknown: 'From the list, choose who has access',
  keepMissing: 'Choose how long to keep the document',
  retainUntilMissing: 'Enter the date to keep the document until',
  fileMissing: 'Choose a file',
  noteMissing: 'Enter what changed',
  reasonMissing: 'Enter a reason',
  notSure: 'Select this box to confirm that you want to delete the document',
  nameMissing: 'Enter the folder’s name in one language or both',
  versionInvalid: 'We couldn’t read this form. Open the form again.',
  leadMissing: 'Enter an introduction',
  headingMissing: 'Enter a heading for the section',
  textMissing: 'Enter the text of the section',
  sectionMissing: 'Add at least one section',
  tooManySections: 'You can add up to {maximum} sections',
  looser: {
    EVERYONE: 'From the list, choose who has access',
    OWNERS:
      'This folder is for owners. Set access to “Owners” or “Board”, or choose another folder.',
    BOARD: 'This folder is for the board. Set access to “Board”, or choose another folder.',
  },
  notAPlan:
    'The emergency plan has to be a PDF that everyone can see, in the Emergency procedures folder.',
  sameFile: 'This file has the same contents as version {number}. Choose the new one.',
  planIsPdf: 'This document is the emergency plan, so choose a PDF.',
  full: 'There are already {maximum} documents, the most we can keep. First delete some that have been taken down.',
  fullOfFolders:
    'There are already {maximum} folders, the most we can keep. Delete an empty one first.',
  changedMeanwhile:
    'Someone else changed this document while you had it open. Check what’s saved now, then save again.',
  folderChanged:
    'Someone else changed this folder while you had it open. Check what’s saved now, then save again.',
  textChanged:
    'Someone else changed this text while you had it open. Check what’s saved now, then save again.',
  takeDownFirst: 'This document is still available. Take it down before you delete it.',
  folderInUse: 'You can delete a folder only if the board added it and it’s empty.',
  toasts: {
    added: 'Document added',
    addedText: 'The document is in its folder now.',
    versionAdded: 'New version added',
    versionAddedText: 'People with access see this version now. The ones before it are kept.',
    scan: 'This PDF looks like a scan without text: nobody can search it, and screen readers can’t read it. If you have the original, add it as a new version.',
    saved: 'Changes saved',
    savedText: 'People with access can see your changes now.',
    takenDown: 'Document taken down',
    takenDownText: 'Only moderators can see the document now. You can put it back.',
    putBack: 'Document put back',
    putBackText: 'The document is back in its folder.',
    deleted: 'Deletion complete',
    deletedText: 'The document and its versions have been deleted.',
    folderDeleted: 'The folder has been deleted.',
    otherSide:
      'This text has a version in the other language too. Correct that version as well, if needed.',
  },
} as const;
