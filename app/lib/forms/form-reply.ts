import type { SubmissionResult } from '@conform-to/react';
import type { ComparedField } from './compared-field.ts';

/** What changed while a form was being filled in. */
export interface CatchUp {
  /** Fields the form now carries instead of those it came with, such as its version. */
  values: Record<string, string>;
  conflict: FormConflict;
}

/** For the person: where what is saved now differs from what they typed. */
export interface FormConflict {
  changes: ComparedField[];
  /** The address where to go on, if there is nothing left to send. */
  next?: string;
}

/** What was saved, and what is still to be sent: by field, and the longer texts among it. */
export interface SavedOfForm {
  title: string;
  text: string;
  unsent: string;
  fields: Record<string, string>;
  texts: string[];
}

/** What the page is given of a form that was not accepted. */
export interface FormReply<Shown extends object = never> {
  result: SubmissionResult;
  /** What a post asked to see. */
  shown?: Shown;
  /** True when it failed for a reason that a person can do nothing about. */
  unexplained?: boolean;
  /** The heading in place of the form's own, which asks to try again, for somebody who has to wait. */
  heading?: string;
  conflict?: FormConflict;
  /** What was saved of a form with several parts, while others of them were filled in (see unsent-fields). */
  saved?: SavedOfForm;
  /** Where to go on, for a form that cannot be sent as things are. */
  link?: { to: string; label: string };
}
