import type { MailTrouble } from '#db/enums.ts';

/** What a failed hand-over says: the properties that nodemailer gives its errors. */
export interface SmtpFailure {
  responseCode?: number | undefined;
  response?: string | undefined;
  /** What was said last, such as `RCPT TO`. */
  command?: string | undefined;
  code?: string | undefined;
}

/** Nobody reads mail at the address; something else is wrong; or null, for a refusal for now. */
export type RefusedAbout = 'ADDRESS' | MailTrouble | null;

/** Codes with which a server asks for a login, or refuses one, whatever was said (RFC 4954). */
const aboutLogin = new Set([530, 534, 535, 538]);
/** Codes that can say that nobody has the mailbox (RFC 5321, 4.2.3). */
const aboutMailbox = new Set([550, 551, 552, 553]);

/**
 * What a mail server refused an email for. Only a recipient's own 5.1.x (RFC 3463), or words about the
 * mailbox where there is no enhanced code, says that nobody reads mail there. 5.1.7 and 5.1.8 are about
 * the sender, and some servers say so only at the recipient.
 */
export function refusedAbout(failure: SmtpFailure): RefusedAbout {
  const { responseCode, response = '', command = '', code } = failure;
  if (code === 'EAUTH') return responseCode && responseCode < 500 ? null : 'LOGIN';
  if (!responseCode) return withoutAnswer(failure);
  if (responseCode < 500) return null;
  if (aboutLogin.has(responseCode)) return 'LOGIN';
  if (command === 'MAIL FROM') return 'SENDER';
  if (command === 'RCPT TO') return aboutRecipient(responseCode, response);
  if (command === 'DATA') return 'POLICY';
  return 'GREETING';
}

/** No answer at all, or an envelope that nodemailer refuses itself. */
function withoutAnswer({ code, command }: SmtpFailure): MailTrouble | null {
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return command === 'API' ? 'SENDER' : null;
  return 'UNREACHABLE';
}

function aboutRecipient(code: number, response: string): RefusedAbout {
  const enhanced = /^\d{3}[ -]5\.(\d{1,3})\.(\d{1,3})\b/m.exec(response);
  // What is quoted, such as the address itself, says nothing about the reason.
  const words = response.replace(/<[^>]*>|\S+@\S+/g, ' ');
  if (/\bsender\b/i.test(words)) return 'SENDER';
  if (enhanced) {
    const [, subject, detail] = enhanced;
    if (subject === '1') return detail === '7' || detail === '8' ? 'SENDER' : 'ADDRESS';
    // The mailbox exists: it is full, or closed for now.
    return subject === '2' ? null : 'POLICY';
  }
  if (/\b(full|quota|storage|over ?limit)\b/i.test(words)) return null;
  const isAboutMailbox = aboutMailbox.has(code) && mailboxWords.test(words);
  return isAboutMailbox && !policyWords.test(words) ? 'ADDRESS' : 'POLICY';
}

const mailboxWords =
  /\b(user|mailbox|mail box|recipient|account|address|addressee|no such|unknown|not found|does(n.?t| not) exist|unrout(e)?able|not local)\b/i;
const policyWords =
  /\b(relay\w*|denied|block\w*|black ?list\w*|spam|policy|reputation|banned|prohibited|permitted|authenticat\w*|authori[sz]\w*|spf|dkim|dmarc|rbl|dnsbl|helo|ehlo|rdns|rate|too many|rcpthosts)\b/i;
