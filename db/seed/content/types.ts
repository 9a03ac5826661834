import type { JoinPolicy, Language, NoticeKind, ReasonCode } from '../../enums.ts';

export type CommunityKey = 'hillsview-place' | '18-nepean' | 'clarence-court';

/** What is written in one language, English where it says nothing, and perhaps in the other one. */
interface TwoSided<Texts> {
  language?: Language;
  translation?: Texts;
}

/** What a community says in words. */
interface CommunityTexts {
  description: string;
  officeHours: string;
  acOnApprox: string;
  heatOnApprox: string;
  /** As the manager wrote it, or the next time it is this month, 1 to 12. */
  fireInspectionApprox: string | { nextMonth: number };
}

export interface CommunityContent extends CommunityTexts, TwoSided<CommunityTexts> {
  slug: CommunityKey;
  name: string;
  address: string;
  boardEmail: string | null;
  managerEmail: string;
  managerPhone: string;
  emergencyPhone: string;
  joinPolicy: JoinPolicy;
  requireModeration: boolean;
}

export interface NoticeContent extends TwoSided<{ title: string; content: string }> {
  community: CommunityKey;
  title: string;
  /** Paragraphs separated by blank lines. */
  content: string;
  pinned: boolean;
  /** Negative for one that is scheduled. */
  daysAgo: number;
  /** INFORMATION when left out. */
  kind?: NoticeKind;
  /** Everyone when left out. */
  audience?: 'OWNERS' | { floors: number[] };
  isDraft?: true;
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
  /** The entry of the list of reasons, when REJECTED. */
  reasonCode?: ReasonCode;
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
  /** How long it lasts; three hours when left out. */
  minutes?: number;
  place?: string;
  /** As many as like when left out. */
  capacity?: number;
  /** Those whom its capacity leaves no place wait in line. */
  attendees: number;
  daysAgo: number;
  /** The entry of the list of reasons, when REJECTED. */
  reasonCode?: ReasonCode;
  /** The public reason, when REJECTED. */
  reason?: string;
}

interface EventTexts {
  title: string;
  description: string;
  location: string;
}

export interface EventContent extends EventTexts, TwoSided<EventTexts> {
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
  /** Only the editor's desk has it yet. */
  isDraft?: boolean;
}

interface ArticleTexts {
  title: string;
  excerpt: string;
  content: string;
}

export interface ArticleContent extends ArticleTexts, TwoSided<ArticleTexts> {
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

export interface BulletinContent extends TextContent, TwoSided<TextContent> {
  community: CommunityKey;
  monthsAgo: number;
  cover: string;
}

export interface DocumentContent extends TextContent, TwoSided<TextContent> {
  community: CommunityKey;
  kind: 'RULES' | 'EMERGENCY';
}

export interface CityIssueContent extends TwoSided<{ title: string }> {
  title: string;
  /** Names its page, its PDF and its cover. */
  slug: string;
  month: number;
  year: number;
}

export interface SponsorContent {
  position: 'home' | 'hub-sidebar' | 'newsletter';
  creativeType: 'HTML' | 'IMAGE';
  language?: Language;
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
