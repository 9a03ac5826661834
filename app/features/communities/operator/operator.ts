/** Who runs this installation, in one language. A text that was not set is empty. */
export interface Operator {
  name: string;
  contact: string;
  /** The contact address where no other was set. */
  privacy: string;
  about: string;
  contactNote: string;
}

/** What pages go by as long as nothing was set. */
export const noOperator: Operator = {
  name: '',
  contact: '',
  privacy: '',
  about: '',
  contactNote: '',
};
