/** How many recovery codes a set has. */
export const recoveryCodes = 10;

/** The most passkeys of an account. */
export const mostPasskeys = 10;

/** How many digits a code of an app has. */
export const codeDigits = 6;
