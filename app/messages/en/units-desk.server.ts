/** What the server alone says about the register of units. */
export const unitsDeskServer = {
  notFound: 'Unit not found',
  /** The name of a building that is guessed from a letter or a number. */
  tower: 'Tower {name}',
  nothing: 'Enter a range, paste a list or choose a file first.',
  listTooLong: 'This list is too long to add in one go. Add the units in two parts.',
  tooMany:
    'A register can have up to {maximum} units, and these units would take it over that limit. Check that no range is too long.',
  unknown: {
    one: 'Unit {known} is in the register, but unit {unknown} isn’t. Check the unit numbers.',
    some: 'Units in the register: {known}. Units not in the register: {unknown}. Check the unit numbers.',
    unit: 'Unit {unit} isn’t in the register. Correct the number, or add the unit to the register first.',
  },
  tooManyInList:
    'A register can have up to {maximum} units, and the units in the list would take it over that limit. Clear “Add to the register”, or shorten the list. Nothing was saved.',
  fileTooLarge:
    'That file is too large for a list of units. Choose a smaller file, or paste the list.',
  noTable: 'We can’t read that file. Save it as CSV and choose it again.',
  labelRequired: 'Enter the unit number as shown on the door',
  buildingTooLong: 'Keep the name of the building to {maximum} characters',
  labelTooLong: 'Keep the unit number to {maximum} characters',
  floorNumber: 'Enter the floor as a number, such as 3',
  labelTaken: 'There’s already a unit {label}. Enter another number.',
  livedIn: 'Unit {label} can’t be removed while it has members: {names}.',
  hasOwners:
    'Unit {label} can’t be removed: the corporation’s record names its owners, and that record has to be kept.',
  expected: {
    one: 'Unit {label} can’t be removed: it still has {count} request or invitation. Answer the request or cancel the invitation first.',
    other:
      'Unit {label} can’t be removed: it still has {count} requests or invitations. Answer the requests and cancel the invitations first.',
  },
  added: {
    title: { one: '{count} unit added', other: '{count} units added' },
    placed: {
      one: '{count} unit put in its building',
      other: '{count} units put in their buildings',
    },
    inRegister: 'The register is up to date.',
    linked: {
      one: '{count} person is now linked to a unit in the register.',
      other: '{count} people are now linked to a unit in the register.',
    },
  },
  csv: {
    unit: 'Unit',
    building: 'Building',
    floor: 'Floor',
    kind: 'What it is',
    state: 'Status',
    people: 'People',
    waiting: 'Requests',
    invited: 'Invited',
    code: 'Code',
    yes: 'yes',
    no: 'no',
    states: {
      occupied: 'With members',
      waiting: 'With a request',
      unanswered: 'Invitation or code not used yet',
      free: 'No code or invitation yet',
    },
    file: 'units',
  },
  savedUnit: 'Unit saved',
  removedUnit: 'Unit removed',
} as const;
