/** What stands between the units that a form offers, in its field `offered`: no label has it. */
export const offeredMark = '\n';
