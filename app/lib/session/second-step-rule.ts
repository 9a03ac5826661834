/** Whether the operator asks a second step of this person, for their role; `u` is the row of users. */
export const needsSecondStep = `
  (u.role <> 'RESIDENT' and exists (
    select from site_settings site
     where site.second_step = 'MODERATORS' or (site.second_step = 'ADMINS' and u.role = 'ADMIN')))`;

/** Whether they have to set one up first: until then they are taken for a resident. */
export const lacksSecondStep = `
  (${needsSecondStep} and not exists (select from second_steps step where step.user_id = u.id))`;
