import { z } from 'zod';
import { isNothing } from './list-words.ts';

const emailSchema = z.email().max(254);

/** The longest phone number that a profile can have. */
const longestPhone = 40;

/** How to reach somebody, as a row of a list has it. */
export interface Contacts {
  /** In lower case; null where the row has none that can be read. */
  email: string | null;
  /** Why the cell for it was left out. */
  emailProblem: 'emailInvalid' | 'twoEmails' | null;
  phone: string | null;
  /** True where the cell has something that is no phone number. */
  hasOddPhone: boolean;
  /** True where the phone number stood in the column of email addresses. */
  isPhoneMoved: boolean;
}

/** Reads the cells of an email address and of a phone number by what is in them. One that is neither is left out. */
export function contactsIn(emailCell: string, phoneCell: string): Contacts {
  const [written, called] = [emailCell, phoneCell].map((cell) => (isNothing(cell) ? '' : cell));
  const phone = phoneIn(called ?? '');
  const hasOddPhone = phone === null && called !== '';
  const moved = written?.includes('@') ? null : phoneIn(written ?? '');
  if (moved !== null) {
    const isPhoneMoved = phone === null;
    return { email: null, emailProblem: null, phone: phone ?? moved, hasOddPhone, isPhoneMoved };
  }
  return { ...emailIn(written ?? ''), phone, hasOddPhone, isPhoneMoved: false };
}

function emailIn(text: string): Pick<Contacts, 'email' | 'emailProblem'> {
  if (text === '') return { email: null, emailProblem: null };
  const email = asciiEmail(text.replace(/^mailto:/i, '').toLowerCase());
  if (email.split('@').length > 2) return { email: null, emailProblem: 'twoEmails' };
  return emailSchema.safeParse(email).success
    ? { email, emailProblem: null }
    : { email: null, emailProblem: 'emailInvalid' };
}

/** An address with its domain as mail servers write it: 'marie@xn--caf-dma.ca' for 'marie@café.ca'. */
function asciiEmail(text: string): string {
  const [, name, domain = ''] = /^([^@]+)@([^@\s/:?#]+)$/.exec(text) ?? [];
  if (name === undefined || /^[\x00-\x7f]*$/.test(domain)) return text;
  const url = URL.parse(`http://${domain}`);
  return url ? `${name}@${url.hostname}` : text;
}

/** A phone number as a list writes it; null for what is none, or is too long for a profile. */
export function phoneIn(text: string): string | null {
  // Our own files have an apostrophe before what a spreadsheet would take for a formula.
  const phone = text.replace(/^'/, '').replace(/^tel:/i, '').trim();
  return phone.length <= longestPhone && phone.replace(/\D/g, '').length >= 7 ? phone : null;
}
