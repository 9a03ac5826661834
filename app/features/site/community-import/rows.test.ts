import { describe, expect, it } from 'vitest';
import { rowSchemas } from './rows.ts';

const { community, people, memberships, listings, notices, activities } = rowSchemas;

describe('a row of a community that comes from elsewhere', () => {
  it('may have no line break in an email address, as no form does', () => {
    const hostile = 'manager@mail.example\nBcc: all@mail.example';
    for (const schema of [
      community.shape.manager_email,
      community.shape.board_email,
      memberships.shape.email,
      listings.shape.contact_email,
      activities.shape.contact_email,
    ]) {
      expect(schema.safeParse(hostile).success).toBe(false);
      expect(schema.safeParse('no address').success).toBe(false);
      expect(schema.parse('Manager@mail.example')).toMatch(/^manager@mail\.example$/i);
      expect(schema.parse(null)).toBeNull();
    }
  });

  it('has a space for a line break wherever a form has one line', () => {
    for (const schema of [
      community.shape.name,
      community.shape.address,
      community.shape.emergency_phone,
      people.shape.name,
      memberships.shape.name,
      memberships.shape.phone,
      memberships.shape.condo_unit,
      listings.shape.title,
      notices.shape.title,
      activities.shape.place,
    ]) {
      expect(schema.parse(' one\r\ntwo\u2028three ')).toBe('one two three');
    }
  });

  it('keeps the lines of a text', () => {
    expect(listings.shape.description.parse('one\n\ntwo')).toBe('one\n\ntwo');
  });

  it('may have no title of which nothing can be seen', () => {
    expect(listings.shape.title.safeParse('\u200b').success).toBe(false);
  });
});
