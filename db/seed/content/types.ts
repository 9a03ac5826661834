import type { Language } from '../../enums.ts';

export type CommunityKey = 'hillsview-place' | '18-nepean' | 'clarence-court';

export interface CommunityContent {
  slug: CommunityKey;
  name: string;
  address: string;
  description: string;
  boardEmail: string | null;
  managerEmail: string;
  managerPhone: string;
  emergencyPhone: string;
  officeHours: string;
  acOnApprox: string;
  heatOnApprox: string;
  /** As the manager wrote it, or the next time it is this month, 1 to 12. */
  fireInspectionApprox: string | { nextMonth: number };
  requireModeration: boolean;
}

export interface NoticeContent {
  community: CommunityKey;
  title: string;
  /** Paragraphs separated by blank lines. */
  content: string;
  pinned: boolean;
  daysAgo: number;
}

type Category = 'furniture' | 'electronics' | 'books' | 'clothing' | 'appliances' | 'other';

type Condition = 'NEW' | 'LIKE_NEW' | 'GOOD' | 'FAIR' | 'FOR_PARTS';

export interface ListingContent {
  community: CommunityKey;
  /** English when left out. */
  language?: Language;
  title: string;
  /** Paragraphs separated by blank lines. */
  description: string;
  category: Category | null;
  condition: Condition | null;
  /** Null when the thing is free or the price is open. */
  priceCents: number | null;
  picture: string | null;
  status: 'PUBLISHED' | 'PENDING' | 'REJECTED' | 'SOLD';
  daysAgo: number;
  /** The public reason, when REJECTED. */
  reason?: string;
}

export interface ActivityContent {
  community: CommunityKey;
  /** English when left out. */
  language?: Language;
  title: string;
  /** Paragraphs separated by blank lines. */
  description: string;
  tags: string[];
  picture: string | null;
  status: 'PUBLISHED' | 'PENDING' | 'REJECTED';
  /**
   * `thisMonth` is a slot from 0 to 7 that the seed spreads over the present
   * month; `inDays` counts from now; null is a date still to be agreed.
   */
  when: { thisMonth: number } | { inDays: number } | null;
  hour: number;
  minute: number;
  attendees: number;
  daysAgo: number;
  /** The public reason, when REJECTED. */
  reason?: string;
}

export interface EventContent {
  slug: string;
  title: string;
  /** Paragraphs separated by blank lines. */
  description: string;
  startsInDays: number;
  /** Calendar days, counting the first: 1 is a one-day event. */
  lastsDays: number;
  hour: number;
  location: string;
  website: string | null;
  picture: string;
  featured: boolean;
}

export interface ArticleContent {
  slug: string;
  section: 'LIFESTYLE';
  title: string;
  excerpt: string;
  /** Paragraphs separated by blank lines; one starting with '## ' is a sub-heading. */
  content: string;
  author: string;
  picture: string;
  daysAgo: number;
}

/** A text in sections, which can be printed. */
export interface TextContent {
  title: string;
  lead: string;
  sections: { heading: string; paragraphs: string[] }[];
}

export interface BulletinContent extends TextContent {
  community: CommunityKey;
  monthsAgo: number;
  cover: string;
}

export interface DocumentContent extends TextContent {
  community: CommunityKey;
  kind: 'RULES' | 'EMERGENCY';
}

export interface CityIssueContent {
  title: string;
  /** Names its page, its PDF and its cover. */
  slug: string;
  month: number;
  year: number;
}

export interface SponsorContent {
  position: 'home' | 'hub-sidebar' | 'newsletter';
  creativeType: 'HTML' | 'IMAGE';
  /** Only p, strong, em and br. On an IMAGE it is the caption. */
  html: string | null;
  picture: string | null;
  linkUrl: string;
}

export interface PersonContent {
  name: string;
  email: string;
  /** The one they chose, if they did. */
  language?: Language;
}
