/** The channel on which the database announces that something changed that a visitor may see. */
export const publicChannel = 'public_changes';
