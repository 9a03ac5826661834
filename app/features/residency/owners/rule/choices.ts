import type { Choice } from '#app/lib/forms/choice.ts';

/** Whom a corporation serves by email; a decision or by-law has its day and document. */
export const ruleChoice: Choice = {
  name: 'rule',
  options: {
    PAPER: 'owners.rule.choices.PAPER.label',
    RECORD: 'owners.rule.choices.RECORD.label',
    AGREEMENT: 'owners.rule.choices.AGREEMENT.label',
  },
  fields: {
    decidedOn: { label: 'owners.rule.decidedOn', options: ['RECORD', 'AGREEMENT'] },
    document: { label: 'owners.rule.document', options: ['RECORD', 'AGREEMENT'] },
  },
};
